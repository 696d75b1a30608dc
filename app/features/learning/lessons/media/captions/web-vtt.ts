import type { Cue } from "../player/cues.ts";

/** What is wrong with captions; `line` counts from 1. */
export type CueFault = { kind: "header" | "timing" | "end" | "empty" | "overlap"; line: number };
export type ReadCaptions = { cues: Cue[]; faults: CueFault[] };

/** In characters. */
export const LONGEST_CAPTIONS = 100_000;

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

/**
 * Reads WebVTT. Styles, comments, settings and markup are left out, so that a cue is plain text. What cannot be read as
 * a cue is a fault, and so is a cue that ends before it starts, is empty, or starts before the one above has ended.
 */
export function readCaptions(text: string): ReadCaptions {
	const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
	const cues: Cue[] = [];
	const faults: CueFault[] = [];
	let at = 0;
	if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) {
		// The header goes on until an empty line.
		while (at < lines.length && lines[at] !== "") at++;
	} else faults.push({ kind: "header", line: 1 });

	while (at < lines.length) {
		if (lines[at]?.trim() === "") {
			at++;
			continue;
		}
		const first = at;
		while (at < lines.length && lines[at]?.trim() !== "") at++;
		const block = lines.slice(first, at);
		if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? "")) continue;
		// A cue may have a name above its times.
		const timingAt = block[0]?.includes("-->") ? 0 : 1;
		const [, start, end] = TIMING.exec(block[timingAt]?.trim() ?? "") ?? [];
		if (start === undefined || end === undefined) {
			faults.push({ kind: "timing", line: first + 1 + (block.length > timingAt ? timingAt : 0) });
			continue;
		}
		const cue = { start: secondsOf(start), end: secondsOf(end), text: plainText(block.slice(timingAt + 1)) };
		const line = first + timingAt + 1;
		const kind = faultOfCue(cue, cues.at(-1));
		if (kind) faults.push({ kind, line });
		cues.push(cue);
	}
	return { cues, faults };
}

/** What is wrong with a cue that stands behind another. */
export function faultOfCue({ start, end, text }: Cue, before: Cue | undefined): "end" | "empty" | "overlap" | null {
	if (end <= start) return "end";
	if (text.trim() === "") return "empty";
	return before && start < before.end ? "overlap" : null;
}

/** WebVTT of cues; what they say is text, whatever signs are in it. */
export function writeCaptions(cues: readonly Cue[]): string {
	if (cues.length === 0) return "";
	const blocks = cues.map(({ start, end, text }) => `${vttTime(start)} --> ${vttTime(end)}\n${escaped(text)}`);
	return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** 3671.5 → 01:01:11.500 */
export function vttTime(seconds: number): string {
	const all = Math.max(0, Math.round(seconds * 1000));
	const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
	const thousandths = String(all % 1000).padStart(3, "0");
	return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${thousandths}`;
}

/** "1:02:03.5", "2:03" or "3.5" in seconds; null for anything else. */
export function readTime(typed: string): number | null {
	const [, hours = "0", minutes = "0", seconds = ""] =
		/^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(typed.trim()) ?? [];
	if (seconds === "") return null;
	const value = Number(seconds.replace(",", "."));
	if (typed.includes(":") && value >= 60) return null;
	return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + value) * 1000) / 1000;
}

function secondsOf(written: string): number {
	const [seconds = 0, minutes = 0, hours = 0] = written.split(":").map(Number).reverse();
	return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000) / 1000;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: "\u00a0", lrm: "\u200e", rlm: "\u200f" };

function plainText(lines: readonly string[]): string {
	return lines
		.map((line) =>
			line
				.replace(/<[^>]*>?/g, "")
				.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name) => ENTITIES[name] ?? whole)
				.replace(/\p{Cc}/gu, " ")
				.trim(),
		)
		.filter((line) => line !== "")
		.join("\n");
}

/** An empty line would end the cue. */
function escaped(text: string): string {
	return text
		.split(/\r\n?|\n/)
		.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").trim())
		.filter((line) => line !== "")
		.join("\n");
}
