import type { Language } from "#app/shared/words/languages.ts";
import type { RecallContent } from "./course-content.ts";
import type { ContentFile } from "./front-matter.ts";
import { RECALL_LINE } from "./markdown.ts";
import type { Reading } from "./reading.ts";
import type { LessonMatter, LessonTranslationMatter } from "./schema.ts";

type English = ContentFile<LessonMatter>;
type Translation = ContentFile<LessonTranslationMatter>;

export function translatedRecall(english: English, { matter }: Pick<Translation, "matter">): RecallContent[] {
	return english.matter.recall.map((question) => ({ ...question, ...matter.recall?.[question.id] }));
}

export function compareRecall(reading: Reading, english: English, translations: Map<Language, Translation>): void {
	const ids = english.matter.recall.map(({ id }) => id);
	checkMarkers(reading, english, ids);
	for (const translation of translations.values()) {
		checkMarkers(reading, translation, ids);
		const given = Object.keys(translation.matter.recall ?? {});
		for (const id of ids) if (!given.includes(id)) complain(reading, translation, `recall: leaves out ${id}`);
		for (const id of given) {
			if (!ids.includes(id)) complain(reading, translation, `recall.${id}: is not in the English original`);
		}
	}
}

function checkMarkers(reading: Reading, file: English | Translation, ids: string[]): void {
	const asked = [...file.body.matchAll(RECALL_LINE)].map(([, id]) => String(id));
	for (const id of ids) if (!asked.includes(id)) complain(reading, file, `recall.${id}: is asked nowhere in the text`);
	asked.forEach((id, index) => {
		if (!ids.includes(id)) complain(reading, file, `[recall: ${id}] is no recall question of the lesson`);
		if (asked.indexOf(id) !== index) complain(reading, file, `[recall: ${id}] stands twice in the text`);
	});
}

function complain(reading: Reading, { file, lineOf }: English | Translation, message: string): void {
	reading.problems.push({ file, line: lineOf("recall"), message });
}
