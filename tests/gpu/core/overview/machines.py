from cuda.core import Device, system

assert system.get_num_devices() > 0
print(system.driver_version)
dev = Device(0)
dev.set_current()
assert dev.to_system_device().name == dev.name
