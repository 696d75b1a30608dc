import { expect, test } from "vitest";
import type { ContentFile } from "./front-matter.ts";
import { expandLesson, expandTranslation } from "./scene-values.ts";
import { LessonMatter, LessonTranslationMatter } from "./schema.ts";

const matter = LessonMatter.parse({
	title: "Alder Mews",
	summary: "A payoff that has grown.",
	type: "exercise",
	minutes: 10,
	passPercent: 80,
	maxAttempts: 0,
	variables: { loan: { between: [50_000, 60_000], step: 500 }, days: { between: [5, 20], step: 1 } },
	values: { payoff: "loan + days * 8", left: "100000 - payoff" },
	questions: [
		{
			id: "left",
			type: "number",
			prompt: "What is left of 100,000 after {payoff}?",
			answer: "left",
			tolerance: 0,
			unit: "USD",
			diagnoses: [{ answer: "payoff", text: "{payoff} goes to the lender." }],
			explanation: "{left}",
		},
	],
});

function file<M>(parsed: M, body: string): ContentFile<M> {
	return { file: "x.md", matter: parsed, body, bodyLine: 1, lineOf: () => 1 };
}

test("named values are written out over the variables, in text and questions", () => {
	const { body, matter: expanded } = expandLesson(file(matter, "| Payoff | {payoff} |"));

	expect(body).toBe("| Payoff | {(loan + days * 8)} |");
	expect(expanded).toMatchObject({
		questions: [
			{
				answer: "(100000 - (loan + days * 8))",
				explanation: "{(100000 - (loan + days * 8))}",
				diagnoses: [{ answer: "(loan + days * 8)", text: "{(loan + days * 8)} goes to the lender." }],
			},
		],
	});
});

test("a translation uses the values of its original", () => {
	const translated = LessonTranslationMatter.parse({
		title: "Alder Mews",
		summary: "S.",
		questions: { left: { prompt: "Was bleibt?", explanation: "{left}", diagnoses: ["{payoff}."] } },
	});

	const expanded = expandTranslation(file(translated, "{payoff}"), matter);

	expect(expanded.body).toBe("{(loan + days * 8)}");
	expect(expanded.matter.questions?.left?.explanation).toBe("{(100000 - (loan + days * 8))}");
});

test("a lesson without values stays as it is", () => {
	const plain = file(LessonMatter.parse({ title: "T", summary: "S.", type: "article", minutes: 5 }), "{payoff}");
	expect(expandLesson(plain)).toBe(plain);
});
