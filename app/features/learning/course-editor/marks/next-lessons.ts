import type { NextLesson } from "#app/features/learning/quizzes/face.server.ts";
import { FACTS_LANGUAGE, type StoredPart } from "#app/features/library/versioned-content/part.ts";
import { readPartKey } from "../parts/part-names";

/** The lessons with questions among parts that are to be published. */
export function nextLessons(parts: readonly StoredPart[]): NextLesson[] {
	return parts.flatMap((part) => {
		const { kind, key } = readPartKey(part.key);
		if (kind !== "lesson" || part.language !== FACTS_LANGUAGE) return [];
		const { questions = [], passPercent = null } = JSON.parse(part.body) as Partial<Omit<NextLesson, "key">>;
		return questions.length > 0 ? [{ key, passPercent, questions }] : [];
	});
}
