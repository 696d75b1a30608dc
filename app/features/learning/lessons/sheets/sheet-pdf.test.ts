import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { sheetPdf } from "./sheet-pdf.server";

const t = ((key: string) => key) as TFunction<"lesson">;
const now = new Date("2026-03-01T10:00:00Z");
async function loadFont(name: string): Promise<ArrayBuffer> {
	return new Uint8Array(await readFile(`public/fonts/paper/${name}.ttf`)).buffer;
}
const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount();

test.each([
	["en", "Listing log", "Street"],
	["ru", "Журнал объявлений", "Улица"],
	["zh", "房源记录表", "街道"],
] as const)(
	"a sheet in %s is one page, with its table and boxes, in faces that have its letters",
	async (language, title, head) => {
		const body = `| ${head} | USD |\n|---|---:|\n| | |\n| **${head}** | 1 |\n\n- [ ] ${title}`;
		const asked: string[] = [];
		const load = (name: string) => {
			asked.push(name);
			return loadFont(name);
		};
		const bytes = await sheetPdf({ sheet: { title, summary: title, body }, language, t, loadFont: load, now });
		const document = await PDFDocument.load(bytes);
		expect([document.getTitle(), document.getPageCount()]).toEqual([title, 1]);
		expect(asked.some((name) => name.includes("cyrillic"))).toBe(language === "ru");
		expect(asked.includes("chinese")).toBe(language === "zh");
	},
);

test("a table that is longer than a page goes on with every row", async () => {
	const table = (rows: number) => `| No. | Street |\n|---|---|\n${"| | |\n".repeat(rows)}`;
	const bytesOf = (rows: number) =>
		sheetPdf({ sheet: { title: "Log", summary: "Rows.", body: table(rows) }, language: "en", t, loadFont, now });
	expect(await pagesOf(await bytesOf(20))).toBe(1);
	expect(await pagesOf(await bytesOf(60))).toBe(2);
});
