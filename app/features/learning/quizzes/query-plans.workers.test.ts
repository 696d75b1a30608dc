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
import { insertSitting } from "./sitting/quiz-sittings.repository.server";

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
};

const reads = { listGradableQuestions: listGradableQuestions(db, { lessonId: 1, language: "fr" }) };
const writes = {
	insertAttempt: insertAttempt(db, attempt),
	saveBestScore: saveBestScore(db, place),
	findAttemptByKey: findAttemptByKey(db, attempt),
	saveDraft: saveDraft(db, { ...place, number: 1, values: {}, savedAt: now, now }),
	insertSitting: insertSitting(db, place),
	dropDraft: dropDraft(db, place),
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
