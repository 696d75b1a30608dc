import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chapterCues, chaptersVtt, readChapters, writeChapters } from "./chapter-lines";
import { readCaptions, readTime, vttTime, writeCaptions } from "./web-vtt";

const cue = (start: number, end: number, text: string) => ({ start, end, text });

test("captions are read as they are written, in several lines and with any signs", () => {
	const cues = [cue(0.5, 5.8, "A listing is\na short text"), cue(6.4, 3671.5, "a < b && c --> d</c> &amp;")];
	const written = writeCaptions(cues);
	expect(readCaptions(written)).toEqual({ cues, faults: [] });
	expect(written.match(/-->/g)).toHaveLength(2);
	expect(written.endsWith("\n")).toBe(true);
	expect(writeCaptions([])).toBe("");
});

test("a film that ships has captions without a fault", () => {
	const { cues, faults } = readCaptions(readFileSync("db/content/media/anatomy-of-a-listing.en.vtt", "utf8"));
	expect(faults).toEqual([]);
	expect(cues.length).toBeGreaterThan(10);
	expect(cues[0]).toEqual(cue(0.5, 5.8, "A listing is a short text\nby somebody who wants something."));
});

test("names, settings, comments, styles and markup are left out; hours may be missing; lines may end as on Windows", () => {
	const text =
		"\ufeffWEBVTT - x\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE no\r\n\r\nintro\r\n00:01.000 --> 01:02.500 line:0\r\n<v Ines><i>Hello</i> &lt;b&gt;</v>\r\n";
	expect(readCaptions(text)).toEqual({ cues: [cue(1, 62.5, "Hello <b>")], faults: [] });
});

test.each([
	["", "header", 1],
	["1\n00:01.000 --> 00:02.000\nx", "header", 1],
	["WEBVTT\n\n00:01,000 --> 00:02,000\nx", "timing", 3],
	["WEBVTT\n\nname\n00:01.000 -> 00:02.000\nx", "timing", 4],
	["WEBVTT\n\nonly words", "timing", 3],
	["WEBVTT\n\n00:02.000 --> 00:01.000\nx", "end", 3],
	["WEBVTT\n\n00:01.000 --> 00:02.000\n\n", "empty", 3],
	["WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>", "empty", 3],
	["WEBVTT\n\n00:01.000 --> 00:03.000\nx\n\n00:02.000 --> 00:04.000\ny", "overlap", 6],
])("%j: %s in line %i", (text, kind, line) => {
	expect(readCaptions(text).faults[0]).toEqual({ kind, line });
});

test("hostile text stays text, in whatever it was sent", () => {
	const sent =
		"WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>\n<img src=x onerror=alert(1)\n&lt;script&gt;";
	const [read] = readCaptions(sent).cues;
	expect(read?.text).toBe("alert(1)\n<script>");
	expect(writeCaptions(read ? [read] : [])).toContain("&lt;script&gt;");
	expect(writeCaptions([cue(1, 2, "a\n\n00:03.000 --> 00:04.000\nforged")])).toContain(
		"\na\n00:03.000 --&gt; 00:04.000",
	);
});

test.each([
	["1:02:03.5", 3723.5],
	["2:03", 123],
	["90", 90],
	["3,25", 3.25],
	["1:75", null],
	["-1", null],
	["soon", null],
	["", null],
])("%s typed is %s seconds", (typed, seconds) => {
	expect(readTime(typed)).toBe(seconds);
});

test.each([3723.5, 123, 90, 3.25])("%s seconds are written so that they are read again", (seconds) => {
	expect(readTime(vttTime(seconds))).toBe(seconds);
});

test("chapters are read line by line, and shown until the next begins", () => {
	const chapters = [
		{ start: 0, title: "A short text" },
		{ start: 65.5, title: "Price & <place>" },
	];
	expect(readChapters(writeChapters(chapters))).toEqual({ chapters, faults: [] });
	expect(chapterCues(chapters, 100).map(({ start, end }) => [start, end])).toEqual([
		[0, 65.5],
		[65.5, 100],
	]);
	expect(chaptersVtt("0:00 One\n0:30 <b>Two", 60)).toBe(
		"WEBVTT\n\n00:00:00.000 --> 00:00:30.000\nOne\n\n00:00:30.000 --> 00:01:00.000\n&lt;b&gt;Two\n",
	);
	expect(readChapters("0:10 A\n0:10 B\n\nno time\n0:20").faults).toEqual([
		{ kind: "chapterOrder", line: 2 },
		{ kind: "chapter", line: 4 },
		{ kind: "chapter", line: 5 },
	]);
});
