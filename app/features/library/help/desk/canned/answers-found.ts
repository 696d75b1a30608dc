import { foldText } from "#app/shared/text/fold-text.ts";

/** Canned answers whose title or text has every word of a search, whatever the case and accents; a school has few of them. */
export function answersFound<Answer extends { title: string; body: string }>(
	answers: readonly Answer[],
	q: string,
): Answer[] {
	const words = foldText(q).split(/\s+/u).filter(Boolean);
	return answers.filter(({ title, body }) => {
		const text = foldText(`${title} ${body}`);
		return words.every((word) => text.includes(word));
	});
}
