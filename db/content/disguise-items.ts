import { createHash } from "node:crypto";
import type { QuestionContent } from "./course-content.ts";

/** Names like a, b, c would reveal the order of an ordering question. */
export function disguiseItems(lessonKey: string, question: QuestionContent): QuestionContent {
	if (question.answerKey.type !== "ordering") return question;
	const rename = (id: string) => shortHash(`${lessonKey}/${question.key}/${id}`);
	const entries = Object.entries(question.translations).map(([language, words]) => {
		return [language, { ...words, choices: words.choices.map(({ id, text }) => ({ id: rename(id), text })) }];
	});
	return {
		...question,
		answerKey: { type: "ordering", order: question.answerKey.order.map(rename) },
		translations: Object.fromEntries(entries),
	};
}

function shortHash(text: string): string {
	return `i${createHash("sha256").update(text).digest("hex").slice(0, 7)}`;
}
