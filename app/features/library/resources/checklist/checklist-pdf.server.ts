import type { TFunction } from "i18next";
import { openPaper } from "#app/shared/pdf/paper.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ChecklistSection } from "./checklist-sections";
import type { Ticks } from "./tick-change";

type Input = {
	title: string;
	summary: string;
	sections: readonly ChecklistSection[];
	ticks: Ticks;
	reviewedOn: string;
	language: Language;
	t: TFunction<"resources">;
	formats: Formats;
	loadFont: (name: string) => Promise<ArrayBuffer>;
	now: Date;
};

export async function checklistPdf(input: Input): Promise<Uint8Array<ArrayBuffer>> {
	const { title, summary, sections, ticks, reviewedOn, language, t, formats, loadFont, now } = input;
	const items = sections.flatMap((section) => section.items);
	const done = items.filter(({ key }) => ticks[key] !== undefined).length;
	const state = `${t("ticked", { done, count: items.length })} · ${formats.date(now)}`;
	const origin = `${t("reviewed", { date: formats.longDay(reviewedOn) })}. ${t("noAdvice")}`;
	const letters = [title, summary, state, origin, ...sections.map((section) => section.title)]
		.concat(items.flatMap(({ text, note }) => [text, note]))
		.concat([t("pdf.page", { page: 1, of: 1 }), formats.date(now)])
		.join(" ");
	const paper = await openPaper({ title, language, letters, loadFont, now });

	paper.write(title, { style: "title", size: 22 });
	paper.gap(4);
	paper.write(summary, { size: 11, color: "muted" });
	paper.gap(6);
	paper.write(state, { style: "strong", size: 9 });
	for (const section of sections) {
		paper.gap(16);
		const first = section.items[0];
		paper.keepTogether(40 + (first ? paper.heightOf(first.text, ITEM_LOOK) : 0));
		paper.write(section.title, { style: "title", size: 14 });
		paper.gap(4);
		paper.rule();
		for (const { key, text, note } of section.items) {
			const at = ticks[key];
			paper.keepTogether(paper.heightOf(text, ITEM_LOOK) + (note ? paper.heightOf(note, NOTE_LOOK) : 0) + 10);
			paper.gap(5);
			paper.box(at !== undefined);
			if (at !== undefined) paper.writeAside(formats.date(new Date(at)));
			paper.write(text, { ...ITEM_LOOK, color: at === undefined ? "ink" : "muted" });
			if (note) paper.write(note, NOTE_LOOK);
		}
	}
	paper.gap(20);
	paper.write(origin, { size: 8.5, color: "muted" });
	return paper.finish((page, of) => t("pdf.page", { page, of }));
}

const ITEM_LOOK = { size: 10, indent: 20, rightSpace: 80 } as const;
const NOTE_LOOK = { size: 8.5, indent: 20, rightSpace: 80, color: "muted" } as const;
