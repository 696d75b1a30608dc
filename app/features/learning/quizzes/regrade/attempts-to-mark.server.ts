import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { askedQuestions } from "../attempt/asked-questions";
import type { AttemptKey } from "../attempt/attempt-figures";
import type { Answers } from "../attempt/quiz-grading";
import { readVersionQuestions } from "../versions/read-version-questions";
import { listKeysOfVersions } from "../versions/version-parts.repository.server";
import type { LessonQuestions } from "../versions/version-questions";
import type { StoredAttempt } from "./regrades.repository.server";
import type { MarkedAttempt } from "./remark";

/** Attempts of one lesson with the questions of their versions. */
export async function attemptsToMark(
	db: Database,
	lessonId: number,
	attempts: readonly StoredAttempt[],
): Promise<{ stored: StoredAttempt; attempt: MarkedAttempt }[]> {
	const versionIds = [...new Set(attempts.flatMap(({ versionId }) => versionId ?? []))];
	const rows = versionIds.length > 0 ? await listKeysOfVersions(db, { lessonId, versionIds }) : [];
	const versions = readVersionQuestions(rows);
	return attempts.map((stored) => ({
		stored,
		attempt: {
			enrollmentId: stored.enrollmentId,
			lessonId,
			number: stored.number,
			version: stored.version,
			score: stored.firstScore ?? stored.score,
			answers: stored.answers as Answers,
			figures: stored.figures,
			language: toLanguage(stored.language),
			asked: askedOf(versions.get(stored.versionId ?? ""), { ...stored, lessonId }),
		},
	}));
}

function askedOf(version: LessonQuestions | undefined, place: AttemptKey) {
	if (!version) return null;
	const questions = version.facts.map(({ tags = [], inBank, ...fact }) => ({ ...fact, tags, inBank: Boolean(inBank) }));
	return askedQuestions({ questions, draw: version.draw }, place);
}
