import { describe, test } from "vitest";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import {
	findAttemptByKey,
	insertAttempt,
	listGradableQuestions,
	saveBestScore,
} from "./attempt/quiz-attempts.repository.server";
import { dropDraft, saveDraft } from "./draft/quiz-drafts.repository.server";
import {
	beginUndo,
	countBegunQuizzes,
	listAttemptsAfter,
	listDecidedMarks,
	listPublishedKeys,
	listRegrades,
	listRegradesOfAttempt,
} from "./regrade/regrades.repository.server";
import { insertSitting } from "./sitting/quiz-sittings.repository.server";
import {
	findPublishedVersion,
	listQuestionsOfAttempt,
	listQuestionsOfVersions,
} from "./versions/version-parts.repository.server";

const now = new Date();
const place = { userId: 1, enrollmentId: 1, lessonId: 1, now };
const attempt = {
	...place,
	id: "a",
	maxAttempts: 3,
	score: 50,
	passed: false,
	figures: {},
	number: 1,
	answers: { a: "b" },
	clientKey: "k",
	versionId: "v",
};

const keyed = { courseId: 1, lessons: ["a"] };
const reads = {
	listGradableQuestions: listGradableQuestions(db, { lessonId: 1, language: "fr" }),
	findPublishedVersion: findPublishedVersion(db, 1),
	listQuestionsOfAttempt: listQuestionsOfAttempt(db, { attemptId: "a", languages: ["*"] }),
	listQuestionsOfVersions: listQuestionsOfVersions(db, { lessonId: 1, versionIds: ["v"] }),
	listRegradesOfAttempt: listRegradesOfAttempt(db, "a"),
	listDecidedMarks: listDecidedMarks(db, 1),
	listAttemptsAfter: listAttemptsAfter(db, { lessonId: 1, after: "", limit: 25 }),
	listRegrades: listRegrades(db, { courseId: 1, since: now }),
	listPublishedKeys: listPublishedKeys(db, { ...keyed, language: "fr" }),
	countBegunQuizzes: countBegunQuizzes(db, keyed),
};
const writes = {
	insertAttempt: insertAttempt(db, attempt),
	saveBestScore: saveBestScore(db, place),
	findAttemptByKey: findAttemptByKey(db, attempt),
	saveDraft: saveDraft(db, { ...place, number: 1, values: {}, savedAt: now, now }),
	insertSitting: insertSitting(db, place),
	dropDraft: dropDraft(db, place),
	beginUndo: beginUndo(db, { regradeId: "r", courseId: 1, since: now }),
};

describe("no statement reads a growing table from end to end", () => {
	test.each([...Object.entries({ ...reads, ...writes })])("%s", async (_, statement) => {
		await expectNoScan(statement);
	});
});

describe("no query returns two columns of one name", () => {
	test.each([...Object.entries(reads)])("%s", async (_, statement) => {
		await expectDistinctColumns(statement);
	});
});
