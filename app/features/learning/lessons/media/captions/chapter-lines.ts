import type { Cue } from "../player/cues.ts";
import { readTime, vttTime, writeCaptions } from "./web-vtt.ts";

export type Chapter = { start: number; title: string };
/** A line that is no chapter, or begins no later than the one above; `line` counts from 1. */
export type ChapterFault = { kind: "chapter" | "chapterOrder"; line: number };

/** In characters. */
export const LONGEST_CHAPTERS = 10_000;
/** Of the last chapter, where the length of the film is not known. */
const LAST_SECONDS = 1;

/** Reads one chapter a line: `00:01:05.000 What an offer is`. */
export function readChapters(text: string): { chapters: Chapter[]; faults: ChapterFault[] } {
	const chapters: Chapter[] = [];
	const faults: ChapterFault[] = [];
	for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
		if (line.trim() === "") continue;
		const [, time = "", title = ""] = /^\s*(\S+)\s+(.+?)\s*$/.exec(line.replace(/\p{Cc}/gu, " ")) ?? [];
		const start = readTime(time);
		if (start === null) {
			faults.push({ kind: "chapter", line: at + 1 });
			continue;
		}
		const before = chapters.at(-1);
		if (before && start <= before.start) faults.push({ kind: "chapterOrder", line: at + 1 });
		chapters.push({ start, title });
	}
	return { chapters, faults };
}

export function writeChapters(chapters: readonly Chapter[]): string {
	return chapters.map(({ start, title }) => `${vttTime(start)} ${title.replace(/\s+/g, " ").trim()}\n`).join("");
}

/** Chapters as the player knows them: each ends where the next begins. */
export function chapterCues(chapters: readonly Chapter[], durationSeconds: number): Cue[] {
	return chapters.map(({ start, title }, at) => ({
		start,
		end: chapters[at + 1]?.start ?? Math.max(durationSeconds, start + LAST_SECONDS),
		text: title,
	}));
}

export function chaptersVtt(text: string, durationSeconds: number): string {
	return writeCaptions(chapterCues(readChapters(text).chapters, durationSeconds));
}
