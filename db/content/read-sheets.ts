import { join } from "node:path";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { SheetContent } from "./course-content.ts";
import type { ContentFile } from "./front-matter.ts";
import { listNames, parse, type Reading, reportProblem } from "./reading.ts";
import { SheetMatter } from "./schema.ts";
import { translate } from "./translate.ts";

type SheetFile = ContentFile<SheetMatter>;

export function readSheets(reading: Reading, course: string): SheetContent[] {
	const sheets = new Map<string, Map<Language, SheetFile>>();
	for (const name of listNames(join(reading.root, course, "sheets"))) {
		const path = [course, "sheets", name];
		const [, slug, language] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/.exec(name) ?? [];
		if (!slug || !isLanguage(language)) {
			reportProblem(reading, path, "is no sheet: its name is not slug.<language>.md");
			continue;
		}
		const file = parse(reading, path, SheetMatter);
		const files = sheets.get(slug) ?? new Map<Language, SheetFile>();
		sheets.set(slug, files);
		if (file) files.set(language, file);
	}
	return [...sheets].flatMap(([name, files]) => {
		const english = files.get("en");
		if (!english) {
			reportProblem(reading, [course, "sheets", `${name}.en.md`], "is missing or not sound");
			return [];
		}
		files.delete("en");
		return [{ name, translations: translate(wordsOf(english), files, wordsOf) }];
	});
}

function wordsOf({ matter: { title, summary }, body }: SheetFile) {
	return { title, summary, body };
}
