"""The tests that run on Windows, and those of them that cannot."""

MINOR = "3.11"
"""The Python that runs all tests: from 3.12 on, Python calls functions of Windows that Wine 8 lacks."""
DRIVER = ("device", "errors", "graphs", "kernels", "memory", "raw", "streams")
OTHERS = ("types", "callbacks", "struct_classes", "utils", "advice", "folder_locks")
TESTS = [
    ["tests/windows", "tests/native", *[f"tests/test_{name}.py" for name in OTHERS]],
    [*[f"tests/gpu/test_{name}.py" for name in DRIVER], "tests/gpu/core"],
]
"""Those of each process: together, they need more machine code than a process may have."""
FILES_ELSEWHERE = {
    # file: reason
    "tests/gpu/core/test_core_lifetimes.py": "many processes, which take a second each",
    "tests/gpu/core/test_documents.py": "the pages say what Linux prints",
    "tests/gpu/core/test_examples.py": "as the pages",
    "tests/gpu/core/test_overview_programs.py": "as the pages",
    "tests/gpu/core/test_interop.py": "NumPy, in processes with several pipes",
    "tests/native/test_first_use.py": "cuFile, and first uses at the end of Python",
    "tests/native/test_fuzz.py": "limits of memory",
    "tests/native/test_hardened.py": "Linux' protections",
    "tests/native/test_layouts.py": "the headers of Pythons on Linux",
    "tests/native/test_proof.py": "a check that crashes leaves Wine's debugger behind",
    "tests/native/test_signal_handlers.py": "signals",
    "tests/native/test_threads.py": "forks",
    "tests/native/test_unwinding.py": "DWARF; test_machine_code.py is for Windows",
    "tests/native/test_visible.py": "gdb and perf",
}
"""Files of tests that cannot run there."""
REASONS = {
    # reason: names of tests, or their beginnings
    "it compiles for Linux": """
        native/test_capsules.py::test_unwinders_know_the_destructors
        gpu/core/test_graph_drawing.py::test_branches_that_the_driver_does_not_tell
        gpu/core/test_graph_edges.py::test_edges_of_drivers_before_12_3
        gpu/core/test_kernel.py::test_a_driver_that_cannot_tell_the_parameters""",
    "it takes functions of Linux' C library": """
        native/test_availability.py::test_a_process_that_gives_up_executable_memory
        native/test_c_types.py::test_a_count_or_an_error_of_the_system
        native/test_call_python.py::test_threads_that_python_does_not_know
        native/test_capsules.py::test_threads_of_c_end_a_tensor
        native/test_limits.py::test_small_stacks_hold_kernels_of_many_parameters
        gpu/core/test_dlpack.py::test_a_deleter_called_by_a_thread_of_c
        gpu/core/test_dlpack.py::test_the_end_of_a_loan_may_wait_for_another_thread
        gpu/core/test_dlpack.py::test_a_consumer_that_lives_longer_than_python
        gpu/core/test_dlpack.py::test_a_newer
        gpu/core/test_dlpack.py::test_tensors_that_are_damaged
        gpu/core/test_dlpack.py::test_an_exception_of_a_signal_handler_before_a_tensor_is_lent
        gpu/core/test_dlpack.py::test_a_loan_ends_while_an_exception_is_raised
        gpu/core/test_exchange_functions.py::test_a_consumer_that_lives_longer_than_python
        gpu/core/test_graph_builder.py::test_functions_that_cannot_be_called
        gpu/core/test_graph_retention.py::test_python_ends_before_its_graphs""",
    "it forks, or shares memory as Linux does": """
        gpu/test_errors.py::test_a_forked_child_is_told_why_it_has_no_driver
        gpu/test_errors.py::test_memory_is_shared_with_another_process
        gpu/core/test_memory_resources.py::test_pinned_pools_of_a_numa_node""",
    "two mappings of the stand-in share no memory": """
        gpu/test_memory.py::test_memory_is_mapped_where_the_caller_wants_it
        gpu/core/test_virtual_memory.py::test_a_buffer_that_cannot_grow_moves
        gpu/core/test_virtual_memory.py::test_a_failed_growth_changes_nothing""",
    "it writes paths with slashes": """
        gpu/core/test_object_code.py::test_each_type_of_code_is_made_from_bytes_or_a_path_and_not_looked_at
        gpu/core/test_program_options.py::test_without_a_driver_the_architecture_must_be_given""",
    "int is ctypes' long": """
        native/test_kernel_values.py::test_code_takes_no_more_than_python
        test_types.py::test_mistakes_in_structs_and_kernel_parameters_name_the_place
        test_types.py::test_a_c_pointer_is_not_a_list""",
    "it counts, or compares texts, as on Linux": """
        native/test_differences.py::test_both_do_the_same
        gpu/core/test_quick_properties.py
        gpu/core/test_system_devices.py::test_every_answer_is_that_of_the_published_package
        gpu/core/test_system_devices.py::test_a_device_cannot_go_to_another_process""",
    "NVRTC does not work so under Wine": """
        gpu/core/test_program.py::test_a_larger_heap_is_taken_where_a_precompiled_header_needs_it
        gpu/core/test_program_options.py::test_bundled_headers
        gpu/core/test_program_options.py::test_nvrtc_knows_every_option""",
}
ELSEWHERE = [f"tests/{name}" for names in REASONS.values() for name in names.split()]
