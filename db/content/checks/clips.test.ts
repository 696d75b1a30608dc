import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clipProblems, clipSeconds } from "./clips.ts";
import { readLessonFiles } from "./lesson-files.ts";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "clips-"));
	for (const folder of ["media", "courses/pricing/01-ground"]) mkdirSync(join(root, folder), { recursive: true });
	write("media/a-clip.mp4", clip(60_040));
	write("media/a-clip.en.vtt", captions("00:00:59.900"));
	write("courses/pricing/01-ground/01-clip.en.md", LESSON);
});
afterEach(() => rmSync(root, { recursive: true }));

test("a clip that lasts as long as its lesson says has no problems", () => {
	expect(problems()).toEqual([]);
});

test("another length is named with the line", () => {
	write("media/a-clip.mp4", clip(75_000));
	expect(problems()).toMatchObject([{ line: 5, message: "video.durationSeconds: a-clip.mp4 lasts 75 seconds" }]);
});

test("a file that tells no length is named", () => {
	write("media/a-clip.mp4", Buffer.from("no clip at all, but long enough for a box"));
	expect(problems()).toMatchObject([{ message: "video.file: a-clip.mp4 is no MP4 that tells its length" }]);
});

test("captions after the end are named", () => {
	write("media/a-clip.en.vtt", captions("00:01:01.000"));
	expect(problems()).toMatchObject([{ message: expect.stringContaining("a-clip.en.vtt goes on until second 61") }]);
});

test("headers with long numbers are read too", () => {
	const header = Buffer.alloc(36);
	header.writeUInt8(1, 0);
	header.writeUInt32BE(1_000, 20);
	header.writeBigUInt64BE(68_500n, 24);
	expect(clipSeconds(box("moov", box("mvhd", header)))).toBe(68.5);
});

function problems() {
	return clipProblems(readLessonFiles(join(root, "courses")), join(root, "media"));
}

function clip(milliseconds: number): Buffer {
	const header = Buffer.alloc(100);
	header.writeUInt32BE(1_000, 12);
	header.writeUInt32BE(milliseconds, 16);
	return Buffer.concat([box("ftyp", Buffer.alloc(8)), box("moov", box("mvhd", header))]);
}

function box(kind: string, inner: Buffer): Buffer {
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + inner.length, 0);
	head.write(kind, 4, "latin1");
	return Buffer.concat([head, inner]);
}

function captions(end: string): string {
	return `WEBVTT\n\n1\n00:00:50.000 --> ${end}\nThe end.\n`;
}

function write(path: string, content: string | Buffer): void {
	writeFileSync(join(root, path), content);
}

const LESSON = `---
title: "Clip"
summary: "One sentence."
type: video
video: { file: a-clip.mp4, durationSeconds: 60, threshold: 90, captions: [en] }
minutes: 2
---
The same in words.
`;
