import type { AnswerKey } from "#db/schema/learning/quizzes.ts";

/** True if what counts as right differs. Units, known mistakes, ranges, languages and mere order do not count. */
export function isOtherKey(before: AnswerKey, after: AnswerKey): boolean {
	return JSON.stringify(whatIsRight(before)) !== JSON.stringify(whatIsRight(after));
}

function whatIsRight(key: AnswerKey): unknown[] {
	switch (key.type) {
		case "single":
			return [key.type, key.option];
		case "multiple":
			return [key.type, [...new Set(key.options)].sort()];
		case "trueFalse":
			return [key.type, key.value];
		case "number":
			return [key.type, plainFormula(key.value), key.tolerance];
		case "ordering":
			return [key.type, key.order];
		case "matching":
			return [key.type, key.items.map((item, at) => [item, key.matches[at]]).sort()];
		case "shortText":
			return [key.type, [...new Set(key.accepted.map(({ text }) => text))].sort()];
	}
}

function plainFormula(value: number | string): string {
	return String(value).replaceAll(/\s/g, "");
}

/** The key for answers to the question as it was: pairs in the order of the items that were shown. */
export function keyForAnswersTo(asked: AnswerKey, key: AnswerKey): AnswerKey {
	if (asked.type !== "matching" || key.type !== "matching") return key;
	const matches = new Map(key.items.map((item, at) => [item, key.matches[at]]));
	return { ...key, items: asked.items, matches: asked.items.map((item) => matches.get(item) ?? "") };
}
