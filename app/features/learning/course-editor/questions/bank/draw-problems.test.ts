import { expect, test } from "vitest";
import { FACTS_LANGUAGE, storedPart } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { checkPart } from "../../publish/part-problems";
import { drawProblems } from "./draw-problems";

const asked = (key: string, ...tags: string[]) => ({ key, answerKey: { type: "trueFalse", value: true }, tags });
const banked = (key: string, ...tags: string[]) => ({ ...asked(key, ...tags), inBank: true });
const questions = [asked("fixed", "contracts"), banked("a", "contracts"), banked("b", "contracts", "numbers")];

test("a draw that the bank can give has no problem, and neither has a lesson without a bank", () => {
	expect(drawProblems({ questions, draw: [{ count: 1, tag: "contracts" }, { count: 1 }] })).toEqual([]);
	expect(drawProblems({ questions: [asked("fixed")] })).toEqual([]);
	expect(drawProblems({})).toEqual([]);
});

test("each row that asks for more than the bank holds says so; fixed questions are no part of it", () => {
	const draw = [{ count: 3, tag: "contracts" }, { count: 1, tag: "people" }, { count: 2 }];
	expect(drawProblems({ questions, draw })).toEqual([
		{ kind: "row", tag: "contracts", asked: 3, held: 2 },
		{ kind: "row", tag: "people", asked: 1, held: 0 },
	]);
});

test("rows that the bank could give one by one, but not together", () => {
	const draw = [
		{ count: 2, tag: "contracts" },
		{ count: 1, tag: "numbers" },
	];
	expect(drawProblems({ questions, draw })).toEqual([{ kind: "together", asked: 3, held: 2 }]);
});

test("a lesson whose questions all wait would ask nothing", () => {
	expect(drawProblems({ questions: questions.slice(1) })).toEqual([{ kind: "nothing" }]);
});

const facts = {
	type: "quiz",
	minutes: 5,
	required: true,
	freePreview: false,
	sheets: [],
	passPercent: 70,
	maxAttempts: 0,
	questions: questions.map(({ tags, ...one }) => ({ ...one, ...(tags.length > 0 ? { tags } : {}) })),
};
const problemsOf = (more: object) =>
	checkPart("lesson/check", FACTS_LANGUAGE, { ...facts, ...more }).problems.map(({ field, reason, limit }) => ({
		field,
		reason,
		...(limit === undefined ? {} : { limit }),
	}));

test.each([
	[{}, []],
	[{ draw: [{ count: 2 }], timeLimitMinutes: 240 }, []],
	[{ draw: [{ count: 5 }] }, [{ field: "draw", reason: "bankSmall", limit: 2 }]],
	[{ questions: facts.questions.slice(1) }, [{ field: "draw", reason: "empty" }]],
	[{ draw: [{ count: 1, tag: "Not a slug" }] }, [{ field: "draw", reason: "wrong" }]],
	[{ draw: [{ count: 1, of: "contracts" }] }, [{ field: "draw", reason: "wrong" }]],
	[{ draw: [] }, [{ field: "draw", reason: "tooFew", limit: 1 }]],
	[{ timeLimitMinutes: 0 }, [{ field: "timeLimitMinutes", reason: "tooSmall", limit: 1 }]],
	[{ timeLimitMinutes: 241 }, [{ field: "timeLimitMinutes", reason: "tooLarge", limit: 240 }]],
	[{ timeLimitMinutes: 1.5 }, [{ field: "timeLimitMinutes", reason: "empty" }]],
])("published as %j", (more, problems) => {
	expect(problemsOf(more)).toEqual(problems);
});

test("what is published has no field more than was written", () => {
	expect(checkPart("lesson/check", FACTS_LANGUAGE, { ...facts, draw: [{ count: 2 }] }).value).toEqual({
		...facts,
		draw: [{ count: 2 }],
	});
	const plain = { ...facts, questions: [{ key: "a", answerKey: { type: "trueFalse", value: true }, source: null }] };
	const { value } = checkPart("lesson/check", FACTS_LANGUAGE, plain);
	const hashOf = (json: JsonObject | null) => storedPart({ key: "", language: "", json: json ?? {} }).hash;
	expect(hashOf(value)).toBe(hashOf(plain));
});
