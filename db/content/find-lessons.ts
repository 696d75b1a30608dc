import { join } from "node:path";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { listNames, type Reading, reportProblem, twoDigits } from "./reading.ts";

export type FoundLesson = { slug: string; number: string; files: Map<Language, string> };

export function findLessons(reading: Reading, course: string, folder: string): FoundLesson[] {
	const lessons = new Map<string, FoundLesson>();
	for (const name of listNames(join(reading.root, course, folder))) {
		const path = [course, folder, name];
		const [, number, slug, language] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/.exec(name) ?? [];
		if (!number || !slug || !isLanguage(language)) {
			reportProblem(reading, path, "is no lesson: its name is not NN-slug.<language>.md");
			continue;
		}
		const lesson = lessons.get(slug) ?? { slug, number, files: new Map() };
		lessons.set(slug, lesson);
		if (lesson.number !== number)
			reportProblem(reading, path, `the same lesson has the number ${lesson.number} elsewhere`);
		lesson.files.set(language, name);
	}
	const ordered = [...lessons.values()].sort((a, b) => a.number.localeCompare(b.number));
	ordered.forEach((lesson, index) => {
		const [name] = lesson.files.values();
		const path = [course, folder, lesson.files.get("en") ?? String(name)];
		if (!lesson.files.has("en")) reportProblem(reading, path, "has no English original");
		if (Number(lesson.number) !== index + 1) reportProblem(reading, path, `should begin with ${twoDigits(index + 1)}`);
	});
	if (ordered.length === 0) reportProblem(reading, [course, folder], "has no lesson");
	return ordered;
}
