from cuda.core import Device

dev = Device(0)
dev.set_current()
print(dev.name, dev.compute_capability, f"sm_{dev.arch}", dev.uuid, dev.pci_bus_id)
props = dev.properties
assert props.multiprocessor_count > 0 and props.warp_size == 32
assert props.max_threads_per_block >= 512 and props.max_shared_memory_per_block > 0
assert props.memory_pools_supported
all_devices = Device.get_all_devices()
if len(all_devices) > 1:
    assert Device(0).can_access_peer(Device(1)) in (True, False)
dev.sync()
for d in all_devices:
    print(d.device_id, d.name)
