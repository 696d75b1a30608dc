import { expect, test } from "vitest";
import { FILE_KINDS, type FileKind, kindOfFile, nameOfFile } from "./file-kinds";

const ALL = Object.keys(FILE_KINDS) as FileKind[];
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function sample(content: string, name = "file") {
	const all = bytes(content);
	let isText = !content.includes("\0");
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(all);
	} catch {
		isText = false;
	}
	return { head: all.subarray(0, 65_536), tail: all.subarray(-65_536), isText, name };
}

const zip = (...names: string[]) => `PK\x03\x04\x14\0\0\0 ${names.join("\0")} PK\x05\x06\0\0`;
const GOOD: [FileKind, string, string?][] = [
	["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0"],
	["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF\0"],
	["webp", "RIFF\x24\0\0\0WEBPVP8 \0"],
	["pdf", "%PDF-1.7\n\xe2\xe3\n%%EOF\n"],
	["docx", zip("[Content_Types].xml", "word/document.xml")],
	["xlsx", zip("[Content_Types].xml", "xl/workbook.xml")],
	["zip", zip("a.txt")],
	["mp4", "\0\0\0\x20ftypisom\0\0\x02\0"],
	["vtt", "WEBVTT\n\n00:00.000 --> 00:02.000\nHello"],
	["csv", "a,b\n1,2\n", "deals.CSV"],
	["markdown", "# Deals\n\nNothing.", "notes.md"],
	["text", "A plain text.", "notes"],
];

test.each(GOOD)("%s is known by its bytes", (kind, content, name) => {
	expect(kindOfFile(sample(content, name), ALL)).toBe(kind);
});

const DISGUISED = {
	"a page": "<!doctype html><script>alert(1)</script>",
	"a page after a gap": "\n  <html><body onload=alert(1)>",
	"a drawing with script": '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
	"a program for Windows": "MZ\x90\0\x03\0\0\0",
	"a program for Linux": "\x7fELF\x02\x01\x01\0",
	"a script": "#!/bin/sh\nrm -rf /\n",
	"a GIF": "GIF89a\x01\0\x01\0",
	"half a PNG": "\x89PNG\r\n\x1a\n<script>",
	"a PDF without an end": "%PDF-1.7 <script>alert(1)</script>",
	"an archive of another kind": "Rar!\x1a\x07\x01\0",
};
const NAMES = ["deals.png", "deals.jpg", "deals.pdf", "deals.docx", "deals.csv", "deals.mp4"];
const CASES = Object.entries(DISGUISED).flatMap(([what, content]) => NAMES.map((name) => ({ what, name, content })));

test("sixty disguised files are none of the kinds, whatever they are called", () => {
	expect(CASES).toHaveLength(60);
	const taken = CASES.filter(({ content, name }) => kindOfFile(sample(content, name), ALL) !== null);
	expect(taken.map(({ what, name }) => `${what} as ${name}`)).toEqual([]);
});

test("a kind that is not asked for is not taken, and a document with macros is none", () => {
	expect(kindOfFile(sample("%PDF-1.7\n%%EOF"), ["png", "jpeg", "webp"])).toBeNull();
	const macros = zip("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin");
	expect(kindOfFile(sample(macros), ["docx", "xlsx"])).toBeNull();
	expect(kindOfFile(sample("a\0b", "a.csv"), ["csv", "text"])).toBeNull();
	expect(kindOfFile(sample("a\xffb", "a.csv"), ["csv", "text"])).toBeNull();
});

test.each<[string, FileKind, string]>([
	["deals.exe", "png", "deals.png"],
	["../../etc/passwd", "text", "passwd.txt"],
	["C:\\Users\\ada\\Verträge 2026.pdf", "pdf", "Verträge 2026.pdf"],
	['a"b\r\nSet-Cookie: x.csv', "csv", "abSet-Cookie x.csv"],
	["", "mp4", "file.mp4"],
	["..", "mp4", "file.mp4"],
	[".htaccess", "text", "file.txt"],
	["表".repeat(300), "csv", `${"表".repeat(100)}.csv`],
])("%s is handed out as %s: %s", (name, kind, shown) => {
	expect(nameOfFile(name, kind)).toBe(shown);
});
