import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { drawFigures, figuresOfAttempt, fillFigures, settleKey } from "./attempt-figures";

const variables = {
	arv: { between: [180_000, 240_000] as [number, number], step: 1000 },
	share: { between: [0.6, 0.75] as [number, number], step: 0.05 },
};

test("figures stay within their range, on a step of it, and are the same for the same seed", () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (attempt, question) => {
			const { arv = 0, share = 0 } = drawFigures(variables, { attempt, question });
			expect(arv >= 180_000 && arv <= 240_000 && arv % 1000 === 0).toBe(true);
			expect([0.6, 0.65, 0.7, 0.75]).toContain(share);
			expect(drawFigures(variables, { attempt, question })).toEqual({ arv, share });
		}),
	);
});

test("both ends of a range are drawn, and attempts differ", () => {
	const range = { n: { between: [1, 4] as [number, number], step: 1 } };
	const drawn = Array.from(
		{ length: 400 },
		(_, number) => drawFigures(range, { attempt: `7/3/${number}`, question: "q" }).n,
	);
	expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
});

test("figures of the lesson are one for all questions of an attempt, and others in the next", () => {
	const shared = { arv: { between: [1, 1_000_000] as [number, number], step: 1, ofLesson: true as const } };
	const answerKey: AnswerKey = { type: "trueFalse", value: true, variables: shared };
	const questions = ["offer", "spread"].map((key) => ({ key, answerKey }));

	const first = figuresOfAttempt(questions, { enrollmentId: 7, lessonId: 3, number: 1 });
	const second = figuresOfAttempt(questions, { enrollmentId: 7, lessonId: 3, number: 2 });

	expect(first.offer).toEqual(first.spread);
	expect(second.offer).not.toEqual(first.offer);
});

test("figures that an attempt was stored with stay, and those that joined the question since are drawn", () => {
	const answerKey = {
		type: "number",
		value: "a + b",
		tolerance: 0,
		unit: "USD",
		variables: { a: { between: [1, 9], step: 1 }, b: { between: [20, 20.5], step: 1 } },
	} as const satisfies AnswerKey;
	const place = { enrollmentId: 7, lessonId: 3, number: 1 };

	expect(figuresOfAttempt([{ key: "sum", answerKey }], place, { sum: { a: 500 } })).toEqual({ sum: { a: 500, b: 20 } });
});

test("the key and its diagnoses are worked out with the figures", () => {
	const key = {
		...({ type: "number", value: "arv * 0.7 - 8000", tolerance: 100, unit: "USD", variables } as const),
		diagnoses: ["arv * 0.7", 5],
	};
	expect(settleKey(key, { arv: 200_000 })).toEqual({
		type: "number",
		value: 132_000,
		tolerance: 100,
		unit: "USD",
		diagnoses: [140_000, 5],
	});
});

test("texts show figures as their language writes them, and braces stay where nothing is drawn", () => {
	const text = "70% of {arv} is {arv * 0.7}.";
	expect(fillFigures(text, { arv: 205_001 }, "en")).toBe("70% of 205,001 is 143,500.7.");
	expect(fillFigures(text, { arv: 205_001 }, "de")).toBe("70% of 205.001 is 143.500,7.");
	expect(fillFigures(text, {}, "en")).toBe(text);
});
