import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { beginQuiz } from "#tests/learning/corrected-quiz.ts";
import { findAttemptReview } from "../attempt/attempt-review.server";
import { listGradableQuestions, listQuestions } from "../attempt/quiz-attempts.repository.server";
import { readVersionQuestions } from "./read-version-questions";
import { listQuestionsOfVersions } from "./version-parts.repository.server";
import { askedInVersion, gradableInVersion } from "./version-questions";

const RIGHT = { deed: "a", lien: true };

test("the published questions, read from their version, are what the projection has, in every language", async () => {
	const quiz = await beginQuiz();
	await quiz.write((body) => ({ ...body, questions: { deed: { ...wordsIn(body, "deed"), prompt: "" } } }), "de");
	await quiz.publish();
	const versionId = await quiz.version();
	const versions = readVersionQuestions(
		await listQuestionsOfVersions(db, { lessonId: quiz.quizId, versionIds: [versionId] }),
	);
	const stored = versions.get(versionId) ?? { facts: [], draw: null, words: new Map() };

	for (const language of ["en", "de", "fr"] as const) {
		const of = { lessonId: quiz.quizId, language };
		expect(askedInVersion(stored, language)).toEqual(await listQuestions(db, of));
		expect(gradableInVersion(stored, language)).toEqual(await listGradableQuestions(db, of));
	}
	expect(stored.facts).toHaveLength(2);
});

test("an attempt is shown with the questions and the key that it was taken on", async () => {
	const quiz = await beginQuiz();
	const { user, submit } = await quiz.enroll();
	const outcome = await submit({ deed: "a", lien: false });
	if (!outcome.ok) throw new Error(outcome.reason);
	const attemptId = outcome.attempt.id;
	expect(await quiz.attempts()).toMatchObject([{ versionId: await quiz.version(), score: 50 }]);

	await quiz.write((body) => ({
		...body,
		questions: [{ ...factIn(body, 0), answerKey: { type: "single", option: "b" } }],
	}));
	await quiz.write(
		(body) => ({ ...body, questions: { deed: { ...wordsIn(body, "deed"), prompt: "Another?" } } }),
		"en",
	);
	expect(await quiz.publish()).toMatchObject({ ok: true });
	const review = async (language: "en" | "de") =>
		findAttemptReview(db, { attemptId, lessonId: quiz.quizId, userId: user.id, language });

	expect(await review("en")).toMatchObject({
		score: 50,
		asked: [
			{ key: "deed", prompt: "Which is deed?" },
			{ key: "lien", prompt: "Which is lien?" },
		],
		questions: [
			{ key: "deed", correct: true, given: "a", correctAnswer: "a" },
			{ key: "lien", correct: false, given: false },
		],
	});
	expect((await review("de"))?.asked?.map(({ prompt }) => prompt)).toEqual(["Was ist deed?", "Was ist lien?"]);
});

test("a learner who has seen other questions is told, and one whose key alone has changed is graded by the new one", async () => {
	const quiz = await beginQuiz();
	const { submit } = await quiz.enroll();
	const seen = await quiz.version();
	await quiz.correct("b");
	await quiz.publish();
	expect(await submit(RIGHT, seen)).toMatchObject({ ok: true, attempt: { score: 50 } });

	await quiz.write(
		(body) => ({ ...body, questions: { ...all(body), deed: { ...wordsIn(body, "deed"), prompt: "Other?" } } }),
		"en",
	);
	await quiz.publish();
	expect(await submit(RIGHT, seen)).toEqual({ ok: false, reason: "questionsChanged" });
	expect(await submit(RIGHT, "nobody-s-version")).toEqual({ ok: false, reason: "questionsChanged" });
	expect(await submit(RIGHT, await quiz.version())).toMatchObject({ ok: true, attempt: { number: 2 } });
});

type Body = Record<string, unknown>;
const all = (body: Body) => body.questions as Record<string, Body>;
const wordsIn = (body: Body, key: string) => all(body)[key] ?? {};
const factIn = (body: Body, at: number) => (body.questions as Body[])[at] ?? {};
