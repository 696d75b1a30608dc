import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { worstQuestions } from "./worst-questions";

const formats = formatsFor({ language: "en", timeZone: "UTC" });
const prompt = (id: number, text: string) => ({ id, lessonId: 7, prompt: text, inEnglish: false });
const outline = [
	{ id: 7, title: "Offers", inEnglish: false, moduleId: 1, moduleTitle: "Numbers", moduleInEnglish: false },
];

test("the worst come first, few answers are left out, and a drawn number is a mark of omission", () => {
	const prompts = [
		prompt(1, "What is a lien?"),
		prompt(2, "Can you do {arv * 0.7 - repairs} at {fee}?"),
		prompt(3, "Rare"),
	];
	const figures = [
		{ questionId: 1, tries: 10, right: 9, discrimination: 0.4 },
		{ questionId: 2, tries: 10, right: 3, discrimination: 0.1 },
		{ questionId: 3, tries: 4, right: 0, discrimination: null },
	];
	expect(
		worstQuestions({ figures, prompts, outline, formats }).map(({ prompt, right, saysLittle }) => [
			prompt,
			right,
			saysLittle,
		]),
	).toEqual([
		["Can you do … at …?", "30%", true],
		["What is a lien?", "90%", false],
	]);
});
