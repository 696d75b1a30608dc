import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { shownTexts } from "#tests/pdf-text.ts";
import { unprintableLetters } from "./missing-letters.server";
import { openPaper } from "./paper.server";
import { UnprintableError } from "./unprintable-error";

const now = new Date("2026-03-01T10:00:00Z");

function faces() {
	const asked: string[] = [];
	const loadFont = async (name: string) => {
		asked.push(name);
		return new Uint8Array(await readFile(`public/fonts/paper/${name}.ttf`)).buffer;
	};
	return { asked, loadFont };
}

async function write(text: string) {
	const { asked, loadFont } = faces();
	const paper = await openPaper({ title: "Paper", language: "en", letters: text, loadFont, now });
	for (const style of ["text", "strong", "title"] as const) paper.write(text, { style });
	const bytes = await paper.finish(() => "1/1");
	return { bytes, asked };
}

test.each([
	["Greek", "Οδυσσέας Παπαδόπουλος", "greek"],
	["Greek with its old accents", "Ὀδυσσεὺς Ἀθῆναι", "greek-ext"],
	["Vietnamese", "Nguyễn Thị Hồng Đào", "vietnamese"],
	["Vietnamese in pieces", "Nguyễn".normalize("NFD"), "vietnamese"],
	["Polish and Turkish", "Łódź İğneada", "latin-ext"],
	["Azerbaijani", "Əliyev", "latin-ext"],
	["Russian", "Ёжиков", "cyrillic"],
	["Ukrainian", "Їжакевич Ґалаґан", "cyrillic"],
	["Kazakh", "Әлия Қасымқызы", "cyrillic-ext"],
	["Chinese", "陳大文", "chinese"],
	["Japanese kana", "あさひ カタカナ", "chinese"],
	["currencies", "100 ₽ ₴ ₹", "latin-ext"],
	["signs", "☐ → ≥ ½ ✓", "signs"],
])("%s is printed in every style", async (_, text, face) => {
	const { bytes, asked } = await write(text);
	expect(asked.some((name) => name.endsWith(face))).toBe(true);
	const shown = (await shownTexts(bytes)).map(({ text: one }) => one).join("");
	expect(shown).not.toContain("?");
	expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});

test("a text in English takes the Latin faces alone", async () => {
	expect((await write("Ann’s order — 1 %")).asked.toSorted()).toEqual(["strong-latin", "text-latin", "title-latin"]);
});

test.each([
	["Arabic", "أميرة"],
	["Hebrew", "שלום"],
	["Thai", "สวัสดี"],
	["Devanagari", "अमित"],
	["Korean", "한국어"],
	["Georgian", "თბილისი"],
	["Armenian", "Երևան"],
])("%s is refused with its letters, and no question mark stands for it", async (_, text) => {
	const refused = await write(`Ann ${text}`).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(UnprintableError);
	const { letters } = refused as UnprintableError;
	expect(new Set(letters)).toEqual(new Set(text.normalize("NFC").replaceAll(" ", "")));
	expect(await unprintableLetters(text, faces().loadFont)).toEqual([...letters]);
});

test("a pictograph is left out, since a text says the same without it", async () => {
	await expect(write("Deal 🏠🇵🇹 closed 👍🏽")).resolves.toBeDefined();
});
