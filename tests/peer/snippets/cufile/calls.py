"""Calls of cuFile. A status is a pair: cuFile's own code and the driver's."""

from tests.peer.snippets.given import d, fake


def _():
    return d.driver_open(), fake.symbols()


def _():
    return d.driver_close(), fake.symbols()


def _():
    fake.status(5001)
    return d.driver_open()


def _():
    fake.write(0, bytes([7, 0, 0, 0]))
    return d.get_version()


def _():
    fake.write(0, bytes([5, 0, 0, 0, 0, 0, 0, 0]))
    read = fake.read(1, 24)
    descr = d.Descr.from_buffer(bytearray(24))
    descr.type = d.FileHandleType.OPAQUE_FD
    return d.handle_register(descr), read()


def _():
    fake.write(0, bytes(8))
    return d.handle_register(d.Descr().ptr)


def _():
    return d.handle_register("x")


def _():
    return d.handle_deregister(5), fake.words(1)


def _():
    return d.handle_deregister(None)


def _():
    return d.buf_register(5, 6, 0), fake.words(3)


def _():
    return d.buf_register(5, -1, 0)


def _():
    return d.buf_register("x", 3, 0)


def _():
    return d.buf_deregister(5), fake.words(1)


def _():
    fake.status(7)
    return d.read(1, 2, 3, 4, 5), fake.words(5)


def _():
    fake.status(7)
    return d.write(1, 2, 3, -4, -5), fake.words(5)


def _():
    return d.read(1, 2, -3, 4, 5)


def _():
    return d.read_async(1, 2, 3, 4, 5, 6, 7), fake.words(7)


def _():
    return d.write_async(1, 2, 3, 4, 5, 6, 7), fake.words(7)


def _():
    return d.stream_register(5, 6), fake.words(2)


def _():
    return d.stream_deregister(5), fake.words(1)


def _():
    return d.driver_get_properties(5), fake.words(1)


def _():
    return d.driver_set_poll_mode(True, 5), fake.words(2)


def _():
    return d.driver_set_max_cache_size(5), fake.words(1)


def _():
    fake.write(1, bytes([5, 0, 0, 0, 0, 0, 0, 0]))
    return d.get_parameter_size_t(d.SizeTConfigParameter.PROFILE_STATS), fake.words(1)


def _():
    fake.write(1, bytes([1]))
    return d.get_parameter_bool(1)


def _():
    fake.write(1, b"text\0")
    return d.get_parameter_string(1, 8), fake.words(3)[2]


def _():
    return d.get_parameter_string(1, -1)


def _():
    return d.set_parameter_size_t(1, 2), fake.words(2)


def _():
    return d.set_parameter_bool(1, True), fake.words(2)


def _():
    return d.set_parameter_string(1, 5), fake.words(2)


def _():
    fake.write(0, bytes([9, 0, 0, 0, 0, 0, 0, 0]))
    return d.batch_io_set_up(3), fake.words(2)[1]


def _():
    return d.batch_io_submit(1, 2, d.IOParams(2), 0), fake.arrived()


def _():
    return d.batch_io_submit(1, 2, d.IOParams(2).ptr, 0), fake.arrived()


def _():
    return d.batch_io_get_status(1, 2, 3, d.IOEvents(2), 5), fake.arrived()


def _():
    return d.batch_io_cancel(1), d.batch_io_destroy(1), fake.symbols()


def _():
    fake.write(1, bytes([5, 0, 0, 0, 0, 0, 0, 0]))
    fake.write(2, bytes([6, 0, 0, 0, 0, 0, 0, 0]))
    return d.get_parameter_min_max_value(1)


def _():
    return d.get_parameter_posix_pool_slab_array(5, 6, 3), fake.words(3)


def _():
    return d.set_parameter_posix_pool_slab_array(5, 6, 3), fake.words(3)


def _():
    stats = d.StatsLevel1()
    fake.write(0, bytes([5, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]))
    return d.get_stats_l1(stats), stats.read_ops.ok, stats.read_ops.err


def _():
    stats = d.StatsLevel3()
    return d.get_stats_l3(stats.ptr), fake.arrived()


def _():
    vector = d.IOVec(2)
    vector.base_ = [5, 6]
    read = fake.read(1, 32)
    fake.status(4)
    return d.readv(1, vector, 3), read(), fake.words(5)[2:]


def _():
    return d.writev(1, d.IOVec(3), 3, flags=4), fake.words(5)[2:]


def _():
    return d.readv(1, 5, 3)


def _():
    def raised(status):
        fake.status(status)
        try:
            d.driver_open()
        except d.cuFileError as error:
            return int(error.status), error.cuda_error and int(error.cuda_error)

    return raised(5011), raised(5011 | 1 << 32), raised(5001)


def _():
    return int(d.cuFileError(5001).status), d.cuFileError(5001).cuda_error, d.cuFileError(5011, 1).cuda_error


def _():
    return d.cuFileError()


def _():
    p = d.Descr()
    p.type = 1
    p.fs_ops = 7
    return p.type, p.fs_ops


def _():
    a = d.Descr(2)
    a.type = [1, 2]
    return list(a.type), [each.type for each in a]


def _():
    s = d.StatsLevel2()
    s.read_size_kb_hist[3] = 5
    s.basic.read_ops.ok = 6
    return list(s.read_size_kb_hist)[:5], s.basic.read_ops.ok


def _():
    class N:
        def __index__(self):
            return 4096

        def __int__(self):
            return 4096

    return d.handle_register(N()), fake.words(2)[1]
