"""Results of NVML's functions: numbers, text, tuples, structs and arrays."""

from tests.peer.snippets.given import d, fake


def _():
    fake.write(1, b"caf\xc3\xa9\0zz")
    return d.device_get_name(1), fake.words(3)[2]


def _():
    fake.write(1, b"\xff\0")
    return d.device_get_name(1)


def _():
    fake.write(1, bytes([5, 0, 0, 0, 0, 0, 0, 0]))
    return d.device_get_handle_by_index_v2(0), fake.words(1)


def _():
    fake.write(0, bytes([3, 0, 0, 0]))
    return d.device_get_count_v2()


def _():
    fake.write(1, bytes([2, 0, 0, 0]))
    return d.device_get_compute_mode(1), type(d.device_get_compute_mode(1)) is int


def _():
    fake.write(1, bytes([77, 0, 0, 0]))
    return d.device_get_compute_mode(1)


def _():
    fake.write(1, bytes([1, 0, 0, 0]))
    fake.write(2, bytes([0, 0, 0, 0]))
    return d.device_get_ecc_mode(1)


def _():
    fake.write(1, bytes([9, 0, 0, 0]))
    fake.write(2, bytes([1, 0, 0, 0]))
    return d.device_get_cuda_compute_capability(1)


def _():
    fake.write(1, bytes([55, 0, 0, 0]), 8)
    read = fake.read(1, 4)
    return d.device_get_temperature_v(1, d.TemperatureSensors.TEMPERATURE_GPU), read()


def _():
    fake.write(2, bytes([3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0]))
    affinity = d.device_get_cpu_affinity(1, 2)
    return list(affinity), len(affinity), affinity[0], list(affinity[1:]), memoryview(affinity).itemsize


def _():
    return len(d.device_get_cpu_affinity(1, 0))


def _():
    fake.write(1, bytes([2, 0, 0, 0]))
    fake.write(2, bytes([8, 0, 0, 0, 9, 0, 0, 0]))
    return d.device_get_accounting_pids(1), fake.symbols()


def _():
    fake.write(1, bytes(4))
    return d.device_get_accounting_pids(1), fake.symbols()


def _():
    fake.write(1, bytes([2, 0, 0, 0]))
    fake.write(2, bytes([8, 0, 0, 0]) + bytes(20) + bytes([9, 0, 0, 0]) + bytes(20))
    return [each.pid for each in d.device_get_compute_running_processes_v3(1)], fake.symbols()


def _():
    fake.write(1, bytes(4))
    return len(d.device_get_compute_running_processes_v3(1)), fake.symbols()


def _():
    fake.write(2, bytes([2, 0, 0, 0]))
    fake.write(3, bytes([8, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]))
    return d.device_get_topology_nearest_gpus(1, d.GpuTopologyLevel.TOPOLOGY_SINGLE), fake.words(2)


def _():
    fake.write(1, bytes([2, 0, 0, 0]))
    fake.write(2, bytes([8, 0, 0, 0, 9, 0, 0, 0]))
    return d.device_get_supported_memory_clocks(1)


def _():
    fake.write(2, bytes([2, 0, 0, 0]))
    fake.write(3, bytes([8, 0, 0, 0, 9, 0, 0, 0]))
    return d.device_get_supported_graphics_clocks(1, 5)


def _():
    fake.write(1, bytes([2, 0, 0, 0]))
    fake.write(2, bytes([8, 0, 0, 0, 9, 0, 0, 0]))
    return d.device_get_supported_vgpus(1), d.device_get_active_vgpus(1)


def _():
    fake.write(3, bytes(4))
    fake.write(4, bytes([2, 0, 0, 0]))
    kind, samples = d.device_get_samples(1, d.SamplingType.TOTAL_POWER_SAMPLES, 5)
    return kind, len(samples), fake.symbols()


def _():
    fake.write(1, b"text\0")
    return d.system_get_process_name(5), fake.words(3)[2]


def _():
    fake.write(0, b"595.1\0")
    return d.system_get_driver_version(), d.system_get_nvml_version()


def _():
    fake.write(0, bytes([0x28, 0x32, 0, 0]))
    return d.system_get_cuda_driver_version()


def _():
    fake.write(1, b"text\0")
    fake.write(2, bytes([5, 0, 0, 0]))
    return d.vgpu_type_get_name(5), d.vgpu_type_get_class(5), fake.symbols()


def _():
    fake.write(1, bytes(8) + bytes([5, 0, 0, 0, 0, 0, 0, 0]) + bytes([6, 0, 0, 0, 0, 0, 0, 0]))
    read = fake.read(1, 4)
    memory = d.device_get_memory_info_v2(1)
    return memory.total, memory.reserved, read()


def _():
    fake.write(
        1, b"0000:01\0" + b"x" * 8 + bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]) + bytes(8) + b"00000000:02:03.0\0"
    )
    pci = d.device_get_pci_info_v3(1)
    return pci.bus_id, pci.bus_id_legacy, pci.domain, pci.bus, pci.device_


def _():
    fake.write(1, bytes([4, 0, 0, 0, 5, 0, 0, 0]))
    use = d.device_get_utilization_rates(1)
    return use.gpu, use.memory


def _():
    fake.write(0, bytes([9, 0, 0, 0, 0, 0, 0, 0]))
    return d.event_set_create()


def _():
    read = fake.read(0, 4)
    fake.write(0, bytes([9, 0, 0, 0, 0, 0, 0, 0]), 8)
    return d.system_event_set_create(), read()


def _():
    read = fake.read(0, 4), fake.read(0, 8, 8)
    return d.system_event_set_free(5), [each() for each in read]


def _():
    read = fake.read(0, 4), fake.read(0, 16, 8)
    return d.system_register_events(3, 5), [each() for each in read]


def _():
    return d.get_vgpu_version() is None, len(d.get_vgpu_version())


def _():
    fake.write(1, b"text\0")
    return d.device_get_hostname_v1(1)


def _():
    fake.write(1, b"text\0", 4)
    read = fake.read(1, 4)
    return d.device_get_performance_modes(1), read()


def _():
    fake.write(3, bytes([1, 0, 0, 0]))
    return d.device_get_p2p_status(1, 2, d.GpuP2PCapsIndex.P2P_CAPS_INDEX_READ)


def _():
    fake.status(7)
    return d.device_get_name(1)


def _():
    fake.status(7)
    return d.device_get_accounting_pids(1)


def _():
    return d.error_string(1), d.error_string(d.Return.ERROR_UNINITIALIZED)


def _():
    return d.check_status(0), d.check_status_size(7), d.check_status_size(0)


def _():
    return d.check_status(3)


def _():
    return d.check_status(999)


def _():
    return d.check_status_size(3)
