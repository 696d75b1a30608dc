import type { TFunction } from "i18next";
import { openPaper } from "#app/shared/pdf/paper.server.ts";
import { textBlocks } from "#app/shared/pdf/text-blocks.ts";
import { lettersOf, writeBlocks } from "#app/shared/pdf/write-blocks.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { SheetWords } from "./sheet-markdown";

type Input = {
	sheet: SheetWords;
	language: Language;
	t: TFunction<"lesson">;
	loadFont: (name: string) => Promise<ArrayBuffer>;
	now: Date;
};

export async function sheetPdf({ sheet, language, t, loadFont, now }: Input): Promise<Uint8Array<ArrayBuffer>> {
	const { title, summary, body } = sheet;
	const blocks = textBlocks(body);
	const letters = [title, summary, t("sheets.page", { page: 1, of: 1 }), ...lettersOf(blocks)].join(" ");
	const paper = await openPaper({ title, language, letters, loadFont, now });

	paper.write(title, { style: "title", size: 22 });
	paper.gap(4);
	paper.write(summary, { size: 11, color: "muted" });
	paper.gap(8);
	writeBlocks(paper, blocks);
	return paper.finish((page, of) => t("sheets.page", { page, of }));
}
