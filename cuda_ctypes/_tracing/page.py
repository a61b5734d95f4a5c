"""The page of a trace: one HTML file without references to others. The events stand in it as they are recorded, so that
the page of a killed program works too."""

from __future__ import annotations

START = r"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>CUDA trace</title>
<style>
:root { color-scheme: light dark; --back: #f6f7f9; --card: #fff; --text: #1c2430; --soft: #67748a; --line: #dfe4ec;
  --hover: #eef3fb; --accent: #2f6fed; --bad: #d93645; --launch: #e8833a; --copy: #8e62d9; --memory: #2f9e6e; --wait: #d9a514;
  --compile: #1698a8; --other: #5b83c4; --range: #b9c4d6; --gpu: #76b900; }
@media (prefers-color-scheme: dark) { :root { --back: #12161d; --card: #1a2029; --text: #e4e9f1; --soft: #8d9ab0;
  --line: #2b3442; --hover: #232c39; --accent: #6ea1ff; --bad: #ff6472; --range: #42506a; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 14px/1.45 system-ui, "Segoe UI", Roboto, sans-serif }
main { max-width: 1500px; margin: 0 auto; padding: 20px 24px 60px }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; margin-bottom: 14px }
h1 { font-size: 20px; margin: 0 } header span, .soft { color: var(--soft) }
h2 { font-size: 14px; margin: 0 0 8px; font-weight: 600 } h2 small { font-weight: 400; color: var(--soft) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; margin-bottom: 14px;
  min-width: 0 }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 10px; margin-bottom: 14px }
.facts .card { margin: 0; padding: 10px 14px } .facts b { display: block; font-size: 20px; font-variant-numeric: tabular-nums }
.facts .bad b { color: var(--bad) } .facts span { color: var(--soft); font-size: 12px }
.bar { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; margin-bottom: 8px; font-size: 12px }
.bar i { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 5px; vertical-align: -1px }
#legend { display: flex; flex-wrap: wrap; gap: 4px 14px } .bar .right { margin-left: auto } button { font: inherit; color: inherit; background: var(--hover); border: 1px solid
  var(--line); border-radius: 6px; padding: 1px 10px; cursor: pointer }
canvas { display: block; width: 100%; cursor: grab; touch-action: none } canvas:active { cursor: grabbing }
#tip { position: fixed; pointer-events: none; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 8px 12px; box-shadow: 0 6px 24px #0004; max-width: 520px; font-size: 12px; z-index: 2; display: none }
#detail { margin-top: 10px; border-top: 1px solid var(--line); padding-top: 10px; font-size: 13px } #detail:empty { display: none }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 1px 14px; margin: 6px 0 0 } dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .93em }
.bad, .bad dd { color: var(--bad) }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 14px } .two .card { margin: 0 }
.scroll { overflow: auto; max-height: 420px } table { border-collapse: collapse; width: 100%; font-size: 13px }
th, td { text-align: right; padding: 3px 10px; white-space: nowrap; font-variant-numeric: tabular-nums }
th:first-child, td:first-child, .left { text-align: left } td.wide { white-space: normal; min-width: 320px }
th { position: sticky; top: 0; background: var(--card); border-bottom: 1px solid var(--line); color: var(--soft);
  font-weight: 500; cursor: pointer } tbody tr:hover { background: var(--hover) } tr[data-event] { cursor: pointer }
#notes { margin: 0 0 14px; border-left: 3px solid var(--wait); padding-left: 10px } #notes:empty { display: none }
td .share { display: inline-block; height: 8px; border-radius: 2px; background: var(--accent); opacity: .55; margin-left: 6px;
  vertical-align: 1px } input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
  border-radius: 6px; padding: 2px 8px } code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .93em }
</style>
<script>
"use strict";
const ALLOCATES = {  // the parameter with the address, and those whose product is the number of bytes
  cuMemAlloc: ["dptr", "bytesize"], cuMemAllocAsync: ["dptr", "bytesize"], cuMemAllocFromPoolAsync: ["dptr", "bytesize"],
  cuMemAllocManaged: ["dptr", "bytesize"], cuMemAllocPitch: ["dptr", "pPitch", "Height"], cuMemAllocHost: ["pp", "bytesize"],
  cuMemHostAlloc: ["pp", "bytesize"], cuMemCreate: ["handle", "size"], cudaMalloc: ["devPtr", "size"],
  cudaMallocAsync: ["devPtr", "size"], cudaMallocManaged: ["devPtr", "size"], cudaMallocFromPoolAsync: ["ptr", "size"],
  cudaMallocHost: ["ptr", "size"], cudaHostAlloc: ["pHost", "size"], cudaMallocPitch: ["devPtr", "pitch", "height"],
  ncclMemAlloc: ["ptr", "size"] };
const FREES = { cuMemFree: "dptr", cuMemFreeAsync: "dptr", cuMemFreeHost: "p", cuMemRelease: "handle", cudaFree: "devPtr",
  cudaFreeAsync: "devPtr", cudaFreeHost: "ptr", ncclMemFree: "ptr" };
const KINDS = [["launch", /Launch(?!Host)/, "launches"], ["copy", /Memcpy|Memset/, "copies"],
  ["memory", /Alloc|Free|Malloc|^cuMem(Create|Release|Map|Unmap)/, "memory"], ["wait", /Synchronize|Wait|Query/, "waits"],
  ["compile", /^nv(rtc|vm|JitLink|Fatbin)|Module|Library|Link/, "code"], ["other", /./, "other calls"]];
const kindOf = event => event.cat === "nvtx" ? "range" : event.cat === "gpu" ? /^mem(cpy|set)/.test(event.name) ? "copy" : "gpu"
  : KINDS.find(([, pattern]) => pattern.test(event.name))[0];
const escaped = text => String(text).replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const time = us => us == null ? "" : us < 1e3 ? us.toFixed(1) + " µs" : us < 1e6 ? (us / 1e3).toFixed(2) + " ms"
  : (us / 1e6).toFixed(3) + " s";
const bytes = n => n == null || n === "" ? "" : n < 1024 ? n + " B" : n < 1 << 20 ? (n / 1024).toFixed(1) + " KiB"
  : n < 1 << 30 ? (n / (1 << 20)).toFixed(1) + " MiB" : (n / (1 << 30)).toFixed(2) + " GiB";
const count = n => n.toLocaleString("en");
const color = name => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();

function parsed(text) {
  try { return JSON.parse(text) } catch {  // a killed program's list has no end, and its last event may be cut
    return text.split("\n").flatMap(line => { try { return [JSON.parse(line.replace(/,?[\s\0]*$/, ""))] } catch { return [] } });
  }
}

function understood(events) {
  const trace = { calls: [], ranges: [], gpu: [], marks: [], lanes: new Map(), names: {}, processes: {}, about: {}, ended: false,
    start: Infinity, end: -Infinity };
  const open = {}, across = {}, starts = new Map(), ends = [];
  const add = (event, list) => {
    event.id = trace.calls.length + trace.ranges.length + trace.gpu.length;
    list.push(event);
  };
  for (const event of events) {
    const lane = event.pid + "/" + event.tid, stack = open[lane] ||= [];
    if (event.ts != null) {
      trace.start = Math.min(trace.start, event.ts);
      trace.end = Math.max(trace.end, event.ts + (event.ph === "X" ? event.dur : 0));
    }
    if (event.ph === "M") {
      if (event.name === "thread_name") trace.names[lane] = event.args.name;
      else if (event.name === "process_name") trace.processes[event.pid] = event.args.name;
      else if (event.name === "trace") trace.about = event.args;
      else if (event.name === "end") trace.ended = true;
    } else if (event.ph === "X") add(event, event.cat === "nvtx" ? trace.ranges : event.cat === "gpu" ? trace.gpu : trace.calls);
    else if (event.ph === "s") starts.set(event.id, event);
    else if (event.ph === "f") ends.push(event);
    else if (event.ph === "B") stack.push(event);
    else if (event.ph === "E") {
      const at = stack.findLastIndex(begun => begun.cat === event.cat && (!event.name || begun.name === event.name));
      if (at < 0) continue;
      const [begun] = stack.splice(at, 1);
      begun.dur = event.dur ?? event.ts - begun.ts;
      begun.args = { ...begun.args, ...event.args };
      add(begun, begun.cat === "nvtx" ? trace.ranges : trace.calls);
    } else if (event.ph === "b") across[event.id] = event;
    else if (event.ph === "e" && across[event.id]) {
      const begun = across[event.id];
      delete across[event.id];
      begun.dur = event.ts - begun.ts;
      begun.tid = "ranges";
      add(begun, trace.ranges);
    } else if (event.ph === "i") trace.marks.push(event);
  }
  for (const begun of [...Object.values(open).flat(), ...Object.values(across)]) {
    begun.dur = trace.end - begun.ts;
    begun.unfinished = true;
    begun.args ||= {};
    if (begun.ph === "b") begun.tid = "ranges";
    add(begun, begun.cat === "nvtx" ? trace.ranges : trace.calls);
  }
  const place = event => event.pid + "/" + event.tid + "/" + event.ts;
  const calls = ends.length && new Map(trace.calls.map(event => [place(event), event]));
  const measured = ends.length && new Map(trace.gpu.map(event => [place(event), event]));
  for (const end of ends) {
    const call = starts.has(end.id) && calls.get(place(starts.get(end.id))), found = measured.get(place(end));
    if (call && found) { found.call = call; (call.started ||= []).push(found) }
  }
  for (const list of [trace.calls, trace.ranges, trace.gpu]) list.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  for (const event of [...trace.ranges, ...trace.calls, ...trace.gpu]) {
    const thread = trace.names[event.pid + "/" + event.tid];
    const key = event.pid + "/" + event.tid + "/" + (event.cat === "nvtx" ? 0 : 1);
    event.kind = kindOf(event);
    const lane = trace.lanes.get(key) || { key, events: [], ends: [], longest: 0,
      name: event.cat === "nvtx" && thread ? "ranges of " + thread : thread || event.tid,
      process: event.pid, gpu: event.cat === "gpu" };
    trace.lanes.set(key, lane);
    let depth = lane.ends.findIndex(end => end <= event.ts + 1e-4);
    if (depth < 0) depth = lane.ends.length;
    lane.ends[depth] = event.ts + event.dur;
    event.depth = depth;
    lane.longest = Math.max(lane.longest, event.dur);
    lane.events.push(event);
  }
  memory(trace);
  return trace;
}

function memory(trace) {
  const live = new Map();
  let total = 0;
  trace.curve = [[trace.start, 0]];
  trace.peak = trace.allocated = trace.freed = 0;
  for (const event of trace.calls) {
    const made = ALLOCATES[event.name], end = event.ts + event.dur, args = event.args || {};
    if (args.error || event.unfinished) continue;
    if (made) {
      event.allocated = made.slice(1).reduce((product, key) => product * Number(args[key]), 1) || 0;
      live.set(event.pid + ":" + args[made[0]], event);
      total += event.allocated;
      trace.allocated += event.allocated;
    } else if (FREES[event.name]) {
      const found = live.get(event.pid + ":" + args[FREES[event.name]]);
      if (!found) continue;
      live.delete(event.pid + ":" + args[FREES[event.name]]);
      event.freed = found.allocated;
      total -= found.allocated;
      trace.freed += found.allocated;
    } else continue;
    trace.peak = Math.max(trace.peak, total);
    trace.curve.push([end, total]);
  }
  trace.curve.push([trace.end, total]);
  trace.kept = [...live.values()].sort((one, other) => other.allocated - one.allocated);
}

function view(trace) {
  const canvas = document.querySelector("canvas"), context = canvas.getContext("2d"), tip = document.querySelector("#tip");
  const LEFT = 150, ROW = 20, GAP = 8, AXIS = 24, CURVE = trace.peak ? 54 : 0;
  const lanes = [...trace.lanes.values()].sort((one, other) => one.process - other.process || one.gpu - other.gpu || (one.key < other.key ? -1 : 1));
  let y = AXIS;
  for (const lane of lanes) { lane.y = y; for (const event of lane.events) event.y = y + Math.min(event.depth, 11) * ROW; y += Math.min(lane.ends.length, 12) * ROW + GAP }
  const height = y + CURVE + 4, whole = Math.max(trace.end - trace.start, 1);
  let from = trace.start - whole * .01, span = whole * 1.02, chosen = null, palette = {};
  const x = at => LEFT + (at - from) / span * (canvas.clientWidth - LEFT);
  const at = px => from + (px - LEFT) / (canvas.clientWidth - LEFT) * span;
  const first = (events, ts) => {
    let low = 0, high = events.length;
    while (low < high) { const middle = low + high >> 1; events[middle].ts < ts ? low = middle + 1 : high = middle }
    return low;
  };
  function draw() {
    const width = canvas.clientWidth, ratio = devicePixelRatio || 1;
    canvas.width = width * ratio; canvas.height = height * ratio; canvas.style.height = height + "px";
    context.scale(ratio, ratio);
    for (const name of ["text", "soft", "line", "bad", "accent", "card", ...KINDS.map(kind => kind[0]), "range", "gpu"])
      palette[name] = color(name);
    context.font = "11px system-ui, sans-serif"; context.textBaseline = "middle";
    const step = [1, 2, 5].flatMap(n => [...Array(13).keys()].map(e => n * 10 ** (e - 3))).sort((a, b) => a - b)
      .find(step => step / span * (width - LEFT) > 90);
    for (let tick = Math.ceil((from - trace.start) / step) * step; tick <= from - trace.start + span; tick += step) {
      const px = x(trace.start + tick);
      context.fillStyle = palette.line; context.fillRect(px, AXIS - 6, 1, height);
      context.fillStyle = palette.soft; context.fillText(time(tick).replace(/\.0+ /, " "), px + 4, 10);
    }
    for (const lane of lanes) {
      const last = [], { events } = lane;
      for (let i = first(events, from - lane.longest); i < events.length && events[i].ts < from + span; i++) {
        const event = events[i], left = x(event.ts), right = Math.max(x(event.ts + event.dur), left + 1.2);
        if (right < LEFT || event.depth > 11 || right < (last[event.depth] ?? 0) + .6 && event !== chosen) continue;
        last[event.depth] = right;
        const top = lane.y + event.depth * ROW, failed = event.args?.error;
        context.fillStyle = failed ? palette.bad : event.color || palette[event.kind];
        context.globalAlpha = event.unfinished ? .55 : 1;
        context.beginPath();
        if (right - left > 6) context.roundRect(left, top, right - left, ROW - 3, 3); else context.rect(left, top, right - left, ROW - 3);
        context.fill(); context.globalAlpha = 1;
        if (event === chosen) { context.strokeStyle = palette.text; context.lineWidth = 2; context.stroke() }
        if (right - left > 46) {
          context.save(); context.beginPath(); context.rect(Math.max(left, LEFT), top, right - Math.max(left, LEFT) - 4, ROW); context.clip();
          context.fillStyle = event.kind === "range" && !event.color ? palette.text : "#fff";
          context.fillText(event.name, Math.max(left, LEFT) + 5, top + 9); context.restore();
        }
      }
    }
    const ties = chosen?.call ? [[chosen.call, chosen]] : (chosen?.started || []).map(event => [chosen, event]);
    for (const [call, event] of ties) {
      const from = [x(call.ts), call.y + ROW - 3], to = [x(event.ts), event.y];
      context.strokeStyle = palette.text; context.lineWidth = 1.2; context.beginPath(); context.moveTo(...from);
      context.bezierCurveTo(from[0], (from[1] + to[1]) / 2, to[0], (from[1] + to[1]) / 2, ...to); context.stroke();
    }
    for (const mark of trace.marks) {
      const px = x(mark.ts);
      context.fillStyle = mark.color || palette.accent; context.beginPath(); context.moveTo(px, AXIS - 8);
      context.lineTo(px + 4, AXIS - 3); context.lineTo(px, AXIS + 2); context.lineTo(px - 4, AXIS - 3); context.fill();
    }
    if (CURVE) {
      const base = height - 4, scale = (CURVE - 14) / trace.peak;
      context.beginPath(); context.moveTo(x(trace.start), base);
      let before = 0;
      for (const [ts, live] of trace.curve) { context.lineTo(x(ts), base - before * scale); context.lineTo(x(ts), base - live * scale); before = live }
      context.lineTo(x(trace.end), base); context.globalAlpha = .25; context.fillStyle = palette.memory; context.fill();
      context.globalAlpha = 1; context.strokeStyle = palette.memory; context.lineWidth = 1; context.stroke();
    }
    context.fillStyle = palette.card; context.fillRect(0, 0, LEFT, height);
    context.fillStyle = palette.soft;
    const several = new Set(lanes.map(lane => lane.process)).size > 1;
    for (const lane of lanes) context.fillText((several ? lane.process + " " : "") + lane.name, 2, lane.y + 9, LEFT - 12);
    if (CURVE) { context.fillText("memory", 2, height - CURVE / 2); context.fillText("peak " + bytes(trace.peak), 2, height - CURVE / 2 + 14) }
  }
  function under(event) {
    const box = canvas.getBoundingClientRect(), px = event.clientX - box.left, py = event.clientY - box.top;
    if (px < LEFT) return null;
    const mark = py < AXIS + 3 && trace.marks.find(mark => Math.abs(x(mark.ts) - px) < 5);
    if (mark) return mark;
    const lane = lanes.find(lane => py >= lane.y && py < lane.y + Math.min(lane.ends.length, 12) * ROW);
    if (!lane) return null;
    const depth = Math.floor((py - lane.y) / ROW), ts = at(px), slack = span / canvas.clientWidth * 2;
    let best = null;
    for (let i = first(lane.events, ts - lane.longest - slack); i < lane.events.length && lane.events[i].ts <= ts + slack; i++) {
      const found = lane.events[i];
      if (found.depth === depth && found.ts - slack <= ts && found.ts + found.dur + slack >= ts) best = found;
    }
    return best;
  }
  function choose(event, zoom) {
    chosen = event;
    document.querySelector("#detail").innerHTML = event ? described(trace, event) : "";
    if (event && zoom) { span = Math.max(event.dur * 8, 20); from = event.ts - (span - event.dur) / 2 }
    draw();
    if (zoom) canvas.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }
  function zoom(factor, px) {
    const fixed = at(px); span = Math.min(Math.max(span * factor, .05), whole * 1.2);
    from = fixed - (px - LEFT) / (canvas.clientWidth - LEFT) * span; draw();
  }
  canvas.addEventListener("wheel", event => {
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) { from += event.deltaX / canvas.clientWidth * span; draw() }
    else zoom(1.0015 ** event.deltaY, event.offsetX);
  }, { passive: false });
  let drag = null;
  canvas.addEventListener("pointerdown", event => { drag = { px: event.clientX, from, moved: false }; canvas.setPointerCapture(event.pointerId) });
  canvas.addEventListener("pointermove", event => {
    if (drag) {
      drag.moved ||= Math.abs(event.clientX - drag.px) > 3;
      from = drag.from - (event.clientX - drag.px) / (canvas.clientWidth - LEFT) * span; draw();
      tip.style.display = "none";
      return;
    }
    const found = under(event);
    tip.style.display = found ? "block" : "none";
    if (found) {
      tip.innerHTML = described(trace, found);
      tip.style.left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8) + "px";
      tip.style.top = Math.min(event.clientY + 14, innerHeight - tip.offsetHeight - 8) + "px";
    }
  });
  canvas.addEventListener("pointerup", event => { if (drag && !drag.moved) choose(under(event)); drag = null });
  canvas.addEventListener("pointerleave", () => tip.style.display = "none");
  const all = () => { from = trace.start - whole * .01; span = whole * 1.02; draw() };
  canvas.addEventListener("dblclick", all);
  document.querySelector("#all").onclick = all;
  document.querySelector("#in").onclick = () => zoom(.5, canvas.clientWidth / 2);
  document.querySelector("#out").onclick = () => zoom(2, canvas.clientWidth / 2);
  addEventListener("resize", draw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  draw();
  return choose;
}

function described(trace, event) {
  const { status, error, line, ...rest } = event.args || {};
  const rows = [["took", event.dur == null ? "" : event.unfinished ? "never returned" : time(event.dur)],
    ["at", time(event.ts - trace.start) + " in " + (trace.names[event.pid + "/" + event.tid] || event.tid)],
    ...Object.entries(rest).map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : value])];
  if (event.call) rows.push(["started by", event.call.name], ["after", time(event.ts - event.call.ts)], ["line", event.call.args?.line]);
  if (event.started) rows.push(["on the GPU", event.started.length + " in " + time(event.started.reduce((sum, one) => sum + one.dur, 0))]);
  if (event.allocated != null) rows.push(["allocated", bytes(event.allocated)]);
  if (event.freed != null) rows.push(["freed", bytes(event.freed)]);
  const all = [...rows, ["status", status], ["error", error], ["line", line]].filter(([, value]) => value != null && value !== "");
  return `<b>${escaped(event.name)}</b> <span class="soft">${escaped(event.cat || "")}</span><dl>` + all.map(([key, value]) =>
    `<dt>${escaped(key)}</dt><dd${key === "error" ? ' class="bad"' : ""}>${escaped(value)}</dd>`).join("") + "</dl>";
}

function table(place, heads, rows, sorted = -1) {
  const element = document.querySelector(place);
  let order = sorted, down = true;
  function fill() {
    const list = order < 0 ? rows : [...rows].sort((one, other) => {
      const a = one.values[order], b = other.values[order];
      return (a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1);
    });
    element.innerHTML = "<thead><tr>" + heads.map((head, i) => `<th data-i="${i}" class="${head.left ? "left" : ""}">${head.text}${order === i ? down ? " ▾" : " ▴" : ""}</th>`).join("")
      + "</tr></thead><tbody>" + list.slice(0, 500).map(row => `<tr${row.event != null ? ` data-event="${row.event}"` : ""}>`
      + row.values.map((value, i) => `<td class="${heads[i].left ? "left" : ""}${heads[i].wide ? " wide" : ""}">${heads[i].show ? heads[i].show(value, row) : escaped(value ?? "")}</td>`).join("") + "</tr>").join("") + "</tbody>";
  }
  element.addEventListener("click", event => {
    const head = event.target.closest("th");
    if (head) { const i = +head.dataset.i; down = order === i ? !down : !heads[i].left; order = i; fill() }
  });
  fill();
}

addEventListener("DOMContentLoaded", () => {
  const trace = understood(parsed(document.querySelector("#trace").textContent)), by = new Map();
  const failures = trace.calls.filter(event => event.args?.error);
  let busy = 0;
  for (const event of trace.calls) {
    const row = by.get(event.name) || { calls: 0, total: 0, most: 0, allocated: 0, freed: 0, failed: 0, event: event.id, library: event.cat };
    by.set(event.name, row);
    row.calls++; row.total += event.dur; busy += event.dur;
    if (event.dur > row.most) { row.most = event.dur; row.event = event.id }
    row.allocated += event.allocated || 0; row.freed += event.freed || 0; row.failed += event.args?.error ? 1 : 0;
  }
  const line = value => `<code>${escaped(value || "")}</code>`, size = value => value ? bytes(value) : "";
  document.querySelector("#program").textContent = trace.about.program || "";
  document.querySelector("#when").textContent = [trace.about.started && new Date(trace.about.started * 1000).toLocaleString(),
    trace.about.python && "Python " + trace.about.python, trace.ended ? "" : "the program was killed, or still runs"].filter(Boolean).join(" · ");
  const lost = trace.kept.reduce((sum, event) => sum + event.allocated, 0), duration = trace.end - trace.start;
  document.querySelector(".facts").innerHTML = [[time(Math.max(duration, 0) || 0), "first to last call"], [count(trace.calls.length), "calls"],
    [time(busy), "in calls, all threads"],
    ...trace.gpu.length ? [[time(trace.gpu.reduce((sum, event) => sum + event.dur, 0)), "on the GPU"]] : [], [bytes(trace.allocated), "allocated"], [bytes(trace.peak), "at most at once"],
    [bytes(lost), `never freed (${count(trace.kept.length)})`, lost], [count(failures.length), "failed calls", failures.length]]
    .map(([fact, about, bad]) => `<div class="card ${bad ? "bad" : ""}"><b>${fact}</b><span>${about}</span></div>`).join("");
  document.querySelector("#legend").innerHTML = [...KINDS.map(([kind, , text]) => [kind, text]), ["gpu", "kernels"], ["range", "NVTX"], ["bad", "failed"]]
    .filter(([kind]) => kind === "bad" ? failures.length : kind === "range" ? trace.ranges.length : kind === "gpu" ? trace.gpu.length : trace.calls.some(event => event.kind === kind))
    .map(([kind, text]) => `<span><i style="background: var(--${kind})"></i>${text}</span>`).join("");
  document.querySelector("#notes").innerHTML = trace.marks.filter(mark => mark.cat === "trace")
    .map(mark => `<b>${escaped(mark.name)}</b> ${escaped(mark.args?.reason || mark.args?.error || "")}<br>`).join("");
  const choose = trace.calls.length + trace.ranges.length + trace.gpu.length ? view(trace) : () => {};
  table("#functions", [{ text: "function", left: true, show: (value, row) => `<code>${escaped(value)}</code> <span class="soft">${escaped(row.library)}</span>` },
    { text: "calls", show: count }, { text: "time", show: value => `${time(value)}<span class="share" style="width:${Math.round(60 * value / (busy || 1))}px"></span>` },
    { text: "mean", show: time }, { text: "longest", show: time }, { text: "allocated", show: size }, { text: "freed", show: size },
    { text: "failed", show: value => value ? `<span class="bad">${value}</span>` : "" }],
    [...by].map(([name, row]) => ({ event: row.event, library: row.library, values: [name, row.calls, row.total, row.total / row.calls, row.most, row.allocated, row.freed, row.failed] })), 2);
  const kernels = new Map();
  for (const event of trace.gpu) {
    const row = kernels.get(event.name) || { count: 0, total: 0, most: 0, bytes: 0 };
    kernels.set(event.name, row);
    row.count++; row.total += event.dur; row.bytes += event.args?.bytes || 0;
    if (event.dur > row.most) { row.most = event.dur; row.event = event.id }
  }
  const all = [...kernels.values()].reduce((sum, row) => sum + row.total, 0);
  table("#kernels", [{ text: "name", left: true, show: line }, { text: "count", show: count },
    { text: "time", show: value => `${time(value)}<span class="share" style="width:${Math.round(60 * value / (all || 1))}px"></span>` },
    { text: "mean", show: time }, { text: "longest", show: time }, { text: "bytes", show: size }],
    [...kernels].map(([name, row]) => ({ event: row.event, values: [name, row.count, row.total, row.total / row.count, row.most, row.bytes] })), 2);
  const waits = trace.calls.filter(event => event.kind === "wait" || event.kind === "copy" || event.dur > 100).sort((one, other) => other.dur - one.dur).slice(0, 30);
  table("#waits", [{ text: "call", left: true, show: value => `<code>${escaped(value)}</code>` }, { text: "took" }, { text: "after", show: time }, { text: "line", left: true, show: line }],
    waits.map(event => ({ event: event.id, values: [event.name, event.unfinished ? "never returned" : time(event.dur), event.ts - trace.start, event.args?.line] })));
  table("#kept", [{ text: "call", left: true, show: value => `<code>${escaped(value)}</code>` }, { text: "bytes", show: bytes }, { text: "address", left: true, show: line }, { text: "line", left: true, show: line }],
    trace.kept.map(event => ({ event: event.id, values: [event.name, event.allocated, event.args[ALLOCATES[event.name][0]], event.args.line] })));
  table("#failures", [{ text: "call", left: true, show: value => `<code>${escaped(value)}</code>` }, { text: "status", left: true }, { text: "what went wrong", left: true, wide: true }, { text: "line", left: true, show: line }],
    failures.map(event => ({ event: event.id, values: [event.name, event.args.status, event.args.error, event.args.line] })));
  for (const [name, list] of [["kept", trace.kept], ["failures", failures], ["waits", waits], ["kernels", trace.gpu]])
    document.querySelector("#" + name).closest(".card").hidden = !list.length;
  const known = new Map([...trace.calls, ...trace.ranges, ...trace.gpu].map(event => [String(event.id), event]));
  document.body.addEventListener("click", event => {
    const row = event.target.closest("tr[data-event]");
    if (row) choose(known.get(row.dataset.event), true);
  });
});
</script></head>
<body><main>
<header><h1>CUDA trace</h1><span id="program"></span><span id="when"></span></header>
<p id="notes"></p>
<section class="facts"></section>
<section class="card"><div class="bar"><span id="legend"></span><span class="right soft">wheel: zoom · drag: move · click: details</span>
<span><button id="out">−</button> <button id="in">+</button> <button id="all">all</button></span></div>
<canvas></canvas><div id="detail"></div></section>
<section class="card"><h2>Functions <small>a click shows the longest call</small></h2><div class="scroll"><table id="functions"></table></div></section>
<section class="card"><h2>On the GPU <small>kernels, copies and fills</small></h2><div class="scroll"><table id="kernels"></table></div></section>
<section class="card"><h2>What went wrong</h2><div class="scroll"><table id="failures"></table></div></section>
<div class="two"><section class="card"><h2>Longest waits</h2><div class="scroll"><table id="waits"></table></div></section>
<section class="card"><h2>Never freed</h2><div class="scroll"><table id="kept"></table></div></section></div>
</main><div id="tip"></div>
<script type="application/json" id="trace">
""".encode()
"""The page up to the list of events."""
END = b"</script></body></html>\n"
