import { listParts } from "#app/features/library/versioned-content/face.server.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { readPartKey } from "../parts/part-names";
import { type LessonQuestionProblem, lessonQuestionProblems } from "./question-problems";

type WrittenPart = { key: string; language: string; body: JsonObject };

/**
 * What keeps the questions of changed lessons from being asked: facts and words of each as they would be published
 * together, in every language that the lesson would have.
 */
export async function questionProblemsOf(
	db: Database,
	{ manifest, changed }: { manifest: readonly ManifestEntry[]; changed: readonly WrittenPart[] },
): Promise<LessonQuestionProblem[]> {
	const own = changed.filter(({ key }) => readPartKey(key).kind === "lesson");
	const bodies = new Map(own.map(({ key, language, body }) => [entryName(key, language), body]));
	const lessons = [...new Set(own.map(({ key }) => key))];
	const others = manifest.filter(([key, language]) => lessons.includes(key) && !bodies.has(entryName(key, language)));
	if (others.length > 0) {
		const stored = await listParts(
			db,
			others.map(([, , hash]) => hash),
		);
		const byHash = new Map(stored.map(({ hash, body }) => [hash, body]));
		for (const [key, language, hash] of others) bodies.set(entryName(key, language), byHash.get(hash) ?? {});
	}
	return lessons.flatMap((key) => problemsOfLesson(key, bodies));
}

function problemsOfLesson(key: string, bodies: ReadonlyMap<string, JsonObject>): LessonQuestionProblem[] {
	const facts = bodies.get(entryName(key, FACTS_LANGUAGE)) ?? {};
	const words = new Map(
		LANGUAGE_CODES.flatMap((language) => {
			const body = bodies.get(entryName(key, language));
			return body ? [[language, body]] : [];
		}),
	);
	return [...words.keys()].flatMap((language) =>
		lessonQuestionProblems(facts, words, language).flatMap(({ problems, ...question }) =>
			problems.map((problem) => ({ ...problem, key, language, question })),
		),
	);
}
