"""Arguments of NVML's functions: numbers, enums, handles, text and structs."""

from tests.peer.snippets.given import d, fake


def _():
    return d.device_get_count_v2(1)


def _():
    return d.device_get_handle_by_index_v2(-1)


def _():
    return d.device_get_handle_by_index_v2(2**32)


def _():
    return d.device_get_handle_by_index_v2("x")


def _():
    return d.device_get_handle_by_index_v2(None)


def _():
    fake.write(1, bytes(8))
    return d.device_get_handle_by_index_v2(1.7), fake.words(1)


def _():
    return d.device_get_handle_by_index_v2(index=1, bogus=2)


def _():
    return d.device_get_persistence_mode("x")


def _():
    return d.device_get_persistence_mode(None)


def _():
    read = fake.read(0, 5)
    fake.write(1, bytes(8))
    return d.device_get_handle_by_uuid("text"), read()


def _():
    return d.device_get_handle_by_uuid(b"text")


def _():
    return d.device_get_handle_by_uuid(None)


def _():
    return d.device_get_handle_by_uuidv(1, b"text")


def _():
    return d.device_get_handle_by_uuidv(1, "text")


def _():
    fake.write(1, bytes(8))
    read = fake.read(0, 48)
    return d.device_get_handle_by_uuidv(1, b"GPU-" + b"0" * 36), read()


def _():
    return d.device_get_clock_info(1, d.ClockType.CLOCK_SM) is None, fake.words(2)


def _():
    return d.device_get_clock_info(1, 99) is None, fake.words(2)


def _():
    return d.device_get_clock_info(1, None)


def _():
    return d.device_get_clock_info(1, "x")


def _():
    return d.device_set_persistence_mode(1, d.EnableState.FEATURE_ENABLED), fake.words(2)


def _():
    return d.device_get_clock_offsets(1, 0, 0).version


def _():
    read = fake.read(1, 12)
    return d.device_get_clock_offsets(1, d.ClockType.CLOCK_SM, d.Pstates.PSTATE_1) is None, read()


def _():
    read = fake.read(1, 24)
    return d.device_set_clock_offsets(1, d.ClockOffset_v1()), read()


def _():
    return d.device_set_clock_offsets(1, "x")


def _():
    read = fake.read(1, 12)
    return d.device_set_power_management_limit_v2(1, d.PowerScope.GPU, 3), read()[:5], read()[8:]


def _():
    read = fake.read(2, 4), fake.read(2, 8, 40)
    return len(d.device_get_field_values(1, [5, (6, 1)])), [each() for each in read], fake.words(2)


def _():
    return len(d.device_get_field_values(1, [d.FieldId.DEV_ECC_CURRENT])), fake.words(2)


def _():
    return len(d.device_get_field_values(1, (5, 6))), fake.words(2)


def _():
    return d.device_get_field_values(1, ["x"])


def _():
    return d.device_get_field_values(1, 5)


def _():
    return d.device_clear_field_values(1, [5]), fake.words(2)


def _():
    read = fake.read(1, 4)
    return d.device_set_hostname_v1(1, "text"), read()


def _():
    return d.device_set_hostname_v1(1, b"text")


def _():
    return d.device_read_write_prm_v1(1, b"a" * 600)


def _():
    return d.device_read_write_prm_v1(1, "text")


def _():
    return d.device_register_events(1, 3, 4), fake.words(3)


def _():
    event = d.event_set_wait_v2(1, 5)
    return event.event_type, event.device_, fake.words(3)[2]


def _():
    read = fake.read(0, 4), fake.read(0, 12, 4)
    return len(d.system_event_set_wait(5, 6, 2)), [each() for each in read]


def _():
    p = d.VgpuVersion()
    p.min_version = 3
    read = fake.read(0, 4)
    return d.set_vgpu_version(p), read()


def _():
    return d.device_get_conf_compute_gpu_attestation_report(1, "x")


def _():
    return d.init_v2(), d.init_with_flags(1), d.shutdown(), fake.symbols()
