import { listIn, textIn, wordParts } from "#app/features/library/search/index/plain-text.ts";
import type { FoundText, ReadPart } from "#app/features/library/search/searchables.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";

/** A lesson without free preview has two texts: its own for those with access, the title for others. */
export function courseTexts(courseId: number, parts: readonly ReadPart[]): FoundText[] {
	const facts = new Map(
		parts.filter(({ language }) => language === FACTS_LANGUAGE).map(({ key, body }) => [key, body]),
	);
	const words = wordParts(parts);
	const coursePath = `/courses/${courseId}`;
	const titles = new Map(
		words.filter(({ key }) => key === "course").map(({ language, body }) => [language, body.title]),
	);
	const moduleKeys = listIn(facts.get("course")?.modules);
	const live = new Set(moduleKeys.flatMap((key) => listIn(facts.get(`module/${key}`)?.lessons)));

	return words.flatMap(({ key, language, body }): FoundText[] => {
		const own = { partKey: key, language, title: textIn(body.title) };
		if (key === "course") {
			const text = [body.shortDescription, body.description, listIn(body.outcomes).join(" ")]
				.map(textIn)
				.filter(Boolean)
				.join(" ");
			return [{ ...own, type: "course", access: "public", path: coursePath, text }];
		}
		const lessonKey = /^lesson\/(.+)$/.exec(key)?.[1];
		const lesson = facts.get(key);
		if (!lessonKey || !lesson || !live.has(lessonKey)) return [];
		const context = textIn(titles.get(language) ?? titles.get("en"));
		const text = [body.summary, body.body].map(textIn).filter(Boolean).join(" ");
		const open = { ...own, type: "lesson", context, text, lessonKey, path: "/lessons/" } as const;
		if (lesson.freePreview === true) return [{ ...open, access: "public" }];
		return [
			{ ...open, access: "entitled" },
			{ ...own, type: "lesson", context, access: "closed", path: coursePath },
		];
	});
}
