from cuda.core import Device, EventOptions

dev = Device()
dev.set_current()
stream = dev.create_stream()
event = dev.create_event(options=EventOptions(enable_timing=True, busy_waited_sync=False, ipc_enabled=False))
start = stream.record(options=EventOptions(enable_timing=True))
end = stream.record(options=EventOptions(enable_timing=True))
end.sync()
assert end - start >= 0
event.sync()
assert event.is_done
stream.wait(event)
ipc_event = stream.record(options=EventOptions(ipc_enabled=True))
assert ipc_event.get_ipc_descriptor() is not None
event.close()
stream.close()
print("events")
