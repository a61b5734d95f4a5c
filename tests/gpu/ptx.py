"""Kernels in handwritten PTX, which the driver compiles, so that the tests need no CUDA compiler."""

from __future__ import annotations

HEAD = """
.version 7.8
.target {target}
.address_size 64
"""

KERNELS = (
    HEAD.format(target="sm_75")
    + """
.visible .global .align 4 .u32 counter = 41;

// total[i] = left[i] + right[i]
.visible .entry add_vectors(
    .param .u64 p_total, .param .u64 p_left, .param .u64 p_right, .param .u32 p_count)
{
    .reg .pred %outside;
    .reg .b32 %index, %block, %width, %count;
    .reg .f32 %x, %y;
    .reg .b64 %total, %left, %right, %offset;

    mov.u32 %index, %tid.x;
    mov.u32 %block, %ctaid.x;
    mov.u32 %width, %ntid.x;
    mad.lo.u32 %index, %block, %width, %index;
    ld.param.u32 %count, [p_count];
    setp.ge.u32 %outside, %index, %count;
    @%outside bra end;
    mul.wide.u32 %offset, %index, 4;
    ld.param.u64 %left, [p_left];
    ld.param.u64 %right, [p_right];
    ld.param.u64 %total, [p_total];
    add.u64 %left, %left, %offset;
    add.u64 %right, %right, %offset;
    add.u64 %total, %total, %offset;
    ld.global.f32 %x, [%left];
    ld.global.f32 %y, [%right];
    add.f32 %x, %x, %y;
    st.global.f32 [%total], %x;
end:
    ret;
}

// Every argument as it arrived, each in a slot of 8 bytes; the struct at the end in two.
.visible .entry echo(
    .param .u64 p_out, .param .s32 p_int, .param .f32 p_float, .param .u64 p_long, .param .f64 p_double,
    .param .u8 p_byte, .param .u16 p_short, .param .align 8 .b8 p_struct[16])
{
    .reg .b16 %half;
    .reg .b32 %word;
    .reg .b64 %out, %long;

    ld.param.u64 %out, [p_out];
    ld.param.s32 %word, [p_int];
    st.global.b32 [%out], %word;
    ld.param.b32 %word, [p_float];
    st.global.b32 [%out+8], %word;
    ld.param.u64 %long, [p_long];
    st.global.b64 [%out+16], %long;
    ld.param.b64 %long, [p_double];
    st.global.b64 [%out+24], %long;
    ld.param.u8 %half, [p_byte];
    st.global.u8 [%out+32], %half;
    ld.param.u16 %half, [p_short];
    st.global.u16 [%out+40], %half;
    ld.param.b64 %long, [p_struct];
    st.global.b64 [%out+48], %long;
    ld.param.b64 %long, [p_struct+8];
    st.global.b64 [%out+56], %long;
    ret;
}

// The 128 bytes of a tensor map, as they arrived.
.visible .entry echo_map(.param .u64 p_out, .param .align 64 .b8 p_map[128])
{
    .reg .b64 %out, %long;

    ld.param.u64 %out, [p_out];
"""
    + "".join(
        f"    ld.param.b64 %long, [p_map+{offset}];\n    st.global.b64 [%out+{offset}], %long;\n"
        for offset in range(0, 128, 8)
    )
    + """
    ret;
}

// counter += 1, without any argument
.visible .entry increment()
{
    .reg .b32 %before;
    .reg .b64 %where;

    mov.u64 %where, counter;
    cvta.global.u64 %where, %where;
    atom.add.u32 %before, [%where], 1;
    ret;
}

// *flag: wait until it is not 0, at most for limit nanoseconds
.visible .entry wait_for(.param .u64 p_flag, .param .u64 p_limit)
{
    .reg .pred %done;
    .reg .b32 %seen;
    .reg .b64 %flag, %limit, %start, %now;

    ld.param.u64 %flag, [p_flag];
    ld.param.u64 %limit, [p_limit];
    mov.u64 %start, %globaltimer;
again:
    ld.volatile.global.u32 %seen, [%flag];
    setp.ne.u32 %done, %seen, 0;
    @%done bra end;
    mov.u64 %now, %globaltimer;
    sub.u64 %now, %now, %start;
    setp.lt.u64 %done, %now, %limit;
    @%done bra again;
end:
    ret;
}

// *where = 1, wherever that is
.visible .entry store_to(.param .u64 p_where)
{
    .reg .b32 %one;
    .reg .b64 %where;

    ld.param.u64 %where, [p_where];
    mov.u32 %one, 1;
    st.global.u32 [%where], %one;
    ret;
}
"""
)

CLUSTERS = (
    HEAD.format(target="sm_90")
    + """
// out[block] = rank of the block in its cluster | blocks of the cluster << 16
.visible .entry ranks(.param .u64 p_out)
{
    .reg .b32 %rank, %size, %block;
    .reg .b64 %out, %offset;

    ld.param.u64 %out, [p_out];
    mov.u32 %rank, %cluster_ctarank;
    mov.u32 %size, %cluster_nctarank;
    shl.b32 %size, %size, 16;
    or.b32 %rank, %rank, %size;
    mov.u32 %block, %ctaid.x;
    mul.wide.u32 %offset, %block, 4;
    add.u64 %out, %out, %offset;
    st.global.u32 [%out], %rank;
    ret;
}
"""
)

CONDITIONS = (
    HEAD.format(target="sm_75")
    + """
.extern .func cudaGraphSetConditional(.param .b64 p_condition, .param .b32 p_value);

// *value -= 1, and a condition of a graph is *value then
.visible .entry count_down(.param .u64 p_condition, .param .u64 p_value)
{
    .reg .b32 %now;
    .reg .b64 %condition, %where;

    ld.param.u64 %condition, [p_condition];
    ld.param.u64 %where, [p_value];
    ld.global.u32 %now, [%where];
    add.s32 %now, %now, -1;
    st.global.u32 [%where], %now;
    {
    .param .b64 passed_condition;
    .param .b32 passed_value;
    st.param.b64 [passed_condition+0], %condition;
    st.param.b32 [passed_value+0], %now;
    call.uni cudaGraphSetConditional, (passed_condition, passed_value);
    }
    ret;
}
"""
)

WITH_A_MISTAKE = KERNELS.replace("add.f32 %x, %x, %y;", "no_such_instruction;") + "\nnonsense at the end\n"
FROM_THE_FUTURE = KERNELS.replace(".version 7.8", ".version 99.0")


def image(text: str) -> bytes:
    """The text for the driver, ended by a NUL."""
    return text.encode() + b"\0"
