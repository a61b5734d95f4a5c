"""NVML's structs: their members, their memory, and arrays of structs."""

from tests.peer.snippets.given import d


def _():
    return d.PciInfo(1)


def _():
    return d.PciInfo(bogus=1)


def _():
    p = d.PciInfo()
    p.domain = 5
    return p.domain, p == d.PciInfo(), p != d.PciInfo()


def _():
    return len(d.PciInfo())


def _():
    return d.PciInfo()[0]


def _():
    return iter(d.PciInfo())


def _():
    return hash(d.PciInfo())


def _():
    p = d.PciInfo()
    p.domain = -1


def _():
    p = d.PciInfo()
    p.domain = 2**32


def _():
    p = d.PciInfo()
    p.domain = "x"


def _():
    p = d.PciInfo()
    p.domain = None


def _():
    p = d.PciInfo()
    p.nope = 1


def _():
    return d.PciInfo().nope


def _():
    p = d.PciInfo()
    p.bus_id = "x" * 31
    return p.bus_id


def _():
    p = d.PciInfo()
    p.bus_id = "x" * 32


def _():
    p = d.PciInfo()
    p.bus_id = "h\u00e9"
    return p.bus_id


def _():
    p = d.PciInfo()
    p.bus_id = "a\0b"
    return p.bus_id


def _():
    p = d.PciInfo()
    p.bus_id = "long text"
    p.bus_id = ""
    return p.bus_id


def _():
    p = d.PciInfo()
    p.ptr = 5


def _():
    view = memoryview(d.PciInfo())
    return view.nbytes, view.readonly, view.itemsize, view.ndim


def _():
    p = d.PciInfo()
    b = bytearray(p)
    b[16] = 7
    return d.PciInfo.from_buffer(b).domain


def _():
    b = bytearray(68)
    p = d.PciInfo.from_buffer(b)
    p.domain = 3
    return bytes(b)


def _():
    p = d.PciInfo.from_buffer(bytes(68))
    p.domain = 3


def _():
    return d.PciInfo.from_buffer(5)


def _():
    return d.PciInfo.from_buffer(bytes(67))


def _():
    p = d.PciInfo()
    p.domain = 4
    q = d.PciInfo.from_ptr(p.ptr)
    q.domain = 5
    return p.domain, q.domain


def _():
    p = d.PciInfo()
    q = d.PciInfo.from_ptr(p.ptr, owner=p)
    q.domain = 5
    return p.domain


def _():
    p = d.PciInfo()
    q = d.PciInfo.from_ptr(p.ptr, True)
    q.domain = 5


def _():
    return d.PciInfo.from_ptr(0)


def _():
    return d.PciInfo.from_ptr(None)


def _():
    return d.PciInfo.from_data(5)


def _():
    p = d.PciInfo()
    q = d.PciInfo()
    q.domain = 6
    p[0] = q
    return p.domain


def _():
    class Mine(d.PciInfo):
        pass

    m = Mine()
    m.other = 1
    return m.domain, m.other


def _():
    a = d.FieldValue(3)
    a.field_id = [1, 2, 3]
    return list(a.field_id), [each.field_id for each in a], a[1].field_id, a[-1].field_id


def _():
    a = d.FieldValue(3)
    a.field_id = 7
    return list(a.field_id), [each.field_id for each in a[1:]], len(a[::2])


def _():
    a = d.FieldValue.from_buffer(bytearray(80))
    a[1].field_id = 9
    return list(a.field_id)


def _():
    a = d.FieldValue(2)
    return a[2]


def _():
    return d.FieldValue(-1)


def _():
    return d.FieldValue("x")


def _():
    return len(d.FieldValue()), len(d.FieldValue(size=3))


def _():
    g = d.FieldValue()
    g.field_id = 5
    return g.field_id, int(g) == g.ptr


def _():
    g = d.FieldValue()
    g.field_id = -1


def _():
    g = d.FieldValue()
    g.field_id = 2**32


def _():
    g = d.FieldValue()
    g.field_id = "x"


def _():
    return d.FieldValue(2) == 5


def _():
    return hash(d.FieldValue())


def _():
    return d.FieldValue.from_buffer(bytes(79))


def _():
    return len(d.FieldValue.from_buffer(bytes(80)))


def _():
    b = bytearray(80)
    a = d.FieldValue.from_buffer(b)
    a.field_id = [3, 4]
    return bytes(b)


def _():
    a = d.FieldValue(2)
    a.field_id = [3, 4]
    q = d.FieldValue.from_ptr(a.ptr, 2)
    q.field_id = 8
    return list(a.field_id), q == a


def _():
    a = d.FieldValue(2)
    q = d.FieldValue.from_ptr(a.ptr, 2, True)
    q.field_id = 3


def _():
    import copy
    import pickle

    b = bytearray(range(80))
    a = d.FieldValue.from_buffer(b)
    return copy.copy(a) == a, pickle.loads(pickle.dumps(a)) == a


def _():
    e = d.ExcludedDeviceInfo()
    e.pci_info.domain = 5
    return e.pci_info.domain


def _():
    e = d.ExcludedDeviceInfo()
    p = d.PciInfo()
    p.domain = 6
    e.pci_info = p
    return e.pci_info.domain, e.pci_info == p


def _():
    e = d.ExcludedDeviceInfo()
    e.pci_info = 5


def _():
    b = d.BridgeChipHierarchy()
    b.bridge_chip_info = d.BridgeChipInfo.from_buffer(bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]))
    return len(b.bridge_chip_info), [each.fw_version for each in b.bridge_chip_info]


def _():
    b = d.BridgeChipHierarchy()
    b.bridge_chip_info = d.BridgeChipInfo(200)


def _():
    return len(d.UnitFanSpeeds().fans)


def _():
    u = d.UnitFanSpeeds()
    u.fans = d.UnitFanInfo(3)


def _():
    g = d.GpuFabricInfo_v2()
    g.cluster_uuid = list(range(16))
    g.cluster_uuid[0] = 200
    return list(g.cluster_uuid)


def _():
    g = d.GpuFabricInfo_v2()
    g.cluster_uuid = [1]


def _():
    g = d.GpuFabricInfo_v2()
    g.cluster_uuid = 5


def _():
    v = d.Value()
    v.d_val = 1.5
    return v.d_val, v.ull_val, v.ui_val


def _():
    v = d.Value()
    v.us_val = 70000


def _():
    a = d.ActiveVgpuInstanceInfo_v1()
    a.vgpu_instances = [1, 2]
    return list(a.vgpu_instances), bytes(a)[4:8]


def _():
    return list(d.ActiveVgpuInstanceInfo_v1().vgpu_instances)


def _():
    c = d.ConfComputeGpuCertificate()
    c.cert_chain = [1, 2, 3]
    return list(c.cert_chain), bytes(c)[:4]


def _():
    return d.FieldValue.from_buffer(bytes([5] * 40)).value_type
