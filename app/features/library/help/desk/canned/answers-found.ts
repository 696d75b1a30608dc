import { foldText } from "#app/shared/text/fold-text.ts";

export function searchAnswers<Answer extends { title: string; body: string }>(
	answers: readonly Answer[],
	q: string,
): Answer[] {
	const words = foldText(q).split(/\s+/u).filter(Boolean);
	return answers.filter(({ title, body }) => {
		const text = foldText(`${title} ${body}`);
		return words.every((word) => text.includes(word));
	});
}
