import type { TFunction } from "i18next";
import type { ListedText } from "#app/features/library/entries/face.server.ts";
import { openPaper, type Paper, type Picture } from "#app/shared/pdf/paper.server.ts";
import { type TextBlock, textBlocks } from "#app/shared/pdf/text-blocks.ts";
import { lettersOf, writeBlocks } from "#app/shared/pdf/write-blocks.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type ManualRole, pageSlug } from "../manual-roles";
import { type Chapter, pageVersion } from "../manual-view";

type Input = {
	role: ManualRole;
	tree: Chapter[];
	texts: readonly ListedText[];
	/** URL of the print view with full-size pictures. */
	printAddress: string;
	language: Language;
	t: TFunction<"manuals">;
	loadFont: (name: string) => Promise<ArrayBuffer>;
	/** JPEG; null when there is no screenshot. */
	loadPicture: (name: string) => Promise<ArrayBuffer | null>;
	now: Date;
};

/** Increase when the same content produces a different file. */
export const MANUAL_PDF_LAYOUT = 3;

/** Higher than any page, so that the next content starts a new page. */
const NEW_PAGE = 10_000;

/** A4: table of contents, then each page of the manual on a new sheet. */
export async function manualPdf(input: Input): Promise<Uint8Array<ArrayBuffer>> {
	const { role, tree, texts, printAddress, language, t, loadFont, loadPicture, now } = input;
	const bySlug = new Map(texts.map((text) => [pageSlug(role, text.slug), text]));
	const chapters = tree.map(({ title, pages }) => ({
		title,
		pages: pages.flatMap(({ slug }) => {
			const text = bySlug.get(slug);
			return text ? [{ text, blocks: textBlocks(text.body) }] : [];
		}),
	}));
	const all = chapters.flatMap(({ pages }) => pages);
	const versions = [...new Set(all.map(({ text }) => pageVersion(text.details).described))].join(", ");
	const head = [t(`titles.${role}`), t(`about.${role}`), t("describes", { version: versions })];
	const note = t("pdf.pictures", { address: printAddress });
	const letters = [
		...head,
		note,
		t("contents"),
		t("pdf.page", { page: 1, of: 1 }),
		"•",
		...tree.map(({ title }) => title),
	]
		.concat(all.flatMap(({ text, blocks }) => [text.title, text.summary, ...lettersOf(blocks)]))
		.join(" ");
	const paper = await openPaper({ title: head[0] ?? "", language, letters, loadFont, now });

	const pictures = await embedPictures(
		paper,
		all.flatMap(({ blocks }) => namesOf(blocks)),
		loadPicture,
	);
	const [title = "", about = "", version = ""] = head;
	paper.write(title, { style: "title", size: 28 });
	paper.gap(6);
	paper.write(about, { size: 12, color: "muted" });
	paper.gap(6);
	paper.write(`${version} · ${note}`, { size: 8.5, color: "muted" });
	paper.gap(18);
	paper.write(t("contents"), { style: "title", size: 16 });
	for (const chapter of chapters) {
		paper.gap(8);
		paper.write(chapter.title, { style: "strong" });
		for (const { text } of chapter.pages) paper.write(text.title, { indent: 14 });
	}
	for (const chapter of chapters) {
		for (const { text, blocks } of chapter.pages) {
			paper.keepTogether(NEW_PAGE);
			paper.write(chapter.title, { size: 8.5, color: "muted" });
			paper.write(text.title, { style: "title", size: 20 });
			paper.gap(3);
			paper.write(text.summary, { size: 11, color: "muted" });
			paper.gap(6);
			writeBlocks(paper, blocks, pictures);
		}
	}
	return paper.finish((page, of) => t("pdf.page", { page, of }));
}

const namesOf = (blocks: readonly TextBlock[]) =>
	blocks.flatMap((block) => (block.kind === "picture" ? [block.name] : []));

async function embedPictures(paper: Paper, names: readonly string[], load: Input["loadPicture"]) {
	const files = await Promise.all([...new Set(names)].map(async (name) => ({ name, jpeg: await load(name) })));
	const pictures = new Map<string, Picture>();
	for (const { name, jpeg } of files) if (jpeg) pictures.set(name, await paper.embed(jpeg));
	return pictures;
}
