import { readCaptions } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { listIn, oneLine, textIn, wordParts } from "#app/features/library/search/index/plain-text.ts";
import type { FoundText, ReadPart } from "#app/features/library/search/searchables.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";

/** In characters. What a film says for longer than about an hour is not searched. */
const MOST_SPOKEN = 50_000;

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
		const spoken = lesson.type === "video" ? spokenIn(body.captions) : "";
		const text = [textIn(body.summary), textIn(body.body), spoken].filter(Boolean).join(" ");
		const open = { ...own, type: "lesson", context, text, lessonKey, path: "/lessons/" } as const;
		if (lesson.freePreview === true) return [{ ...open, access: "public" }];
		return [
			{ ...open, access: "entitled" },
			{ ...own, type: "lesson", context, access: "closed", path: coursePath },
		];
	});
}

/** What the captions of a film say, without times and markup. */
function spokenIn(captions: unknown): string {
	if (typeof captions !== "string") return "";
	const said: string[] = [];
	let length = 0;
	for (const { text } of readCaptions(captions).cues) {
		length += text.length + 1;
		if (length > MOST_SPOKEN) break;
		said.push(text);
	}
	return oneLine(said.join(" "));
}
