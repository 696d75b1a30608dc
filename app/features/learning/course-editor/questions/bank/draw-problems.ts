import { countDrawn, mostDrawn } from "#app/features/learning/quizzes/attempt/asked-questions.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import { objectsIn, textIn, textsIn } from "../../parts/draft-values";

/** What an attempt draws, as far as it can be read. */
export function drawIn(facts: JsonObject): DrawRow[] {
	return objectsIn(facts.draw).flatMap(({ count, tag }) => {
		if (typeof count !== "number" || !Number.isInteger(count) || count < 1) return [];
		return [textIn(tag) ? { count, tag: textIn(tag) } : { count }];
	});
}

/** The questions of a lesson that are asked only when drawn. */
export function bankIn(facts: JsonObject) {
	return objectsIn(facts.questions)
		.filter(({ inBank }) => inBank === true)
		.map(({ key, tags }) => ({ key: textIn(key), tags: textsIn(tags), inBank: true }));
}

/** `held`: how many the bank has. A row by itself, or all of them together, asks for more. */
export type DrawProblem =
	| { kind: "row"; tag: string | null; asked: number; held: number }
	| { kind: "together"; asked: number; held: number }
	/** Everything waits in the bank, and nothing is drawn. */
	| { kind: "nothing" };

/** What keeps a lesson from drawing as it says. */
export function drawProblems(facts: JsonObject): DrawProblem[] {
	const [bank, draw] = [bankIn(facts), drawIn(facts)];
	if (draw.length === 0) {
		const isAllBank = bank.length > 0 && bank.length === objectsIn(facts.questions).length;
		return isAllBank ? [{ kind: "nothing" }] : [];
	}
	const rows = draw.flatMap(({ count, tag }): DrawProblem[] => {
		const held = tag === undefined ? bank.length : bank.filter(({ tags }) => tags.includes(tag)).length;
		return count > held ? [{ kind: "row", tag: tag ?? null, asked: count, held }] : [];
	});
	if (rows.length > 0) return rows;
	const [asked, held] = [countDrawn(draw), mostDrawn(bank, draw)];
	return asked > held ? [{ kind: "together", asked, held }] : [];
}
