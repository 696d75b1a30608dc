import type { DrawRow } from "#db/schema/learning/catalog.ts";
import { mixedOrder } from "../questions/shown-order.ts";
import { type AttemptKey, seedOfAttempt } from "./attempt-figures.ts";

type BankQuestion = { key: string; tags: readonly string[]; inBank: boolean };
type DrawnQuiz<Q> = { questions: readonly Q[]; draw: readonly DrawRow[] | null };

/** Attempts whose draws follow from one another; the next one begins anew, so that the work is bounded. */
const ATTEMPTS_IN_A_ROW = 50;

/**
 * What an attempt asks: the fixed questions in order, then those it draws of the bank. The same for the same attempt, so
 * that form, grading and review agree; the next attempt prefers questions that this one has not drawn.
 */
export function askedQuestions<Q extends BankQuestion>({ questions, draw }: DrawnQuiz<Q>, place: AttemptKey): Q[] {
	const fixed = questions.filter(({ inBank }) => !inBank);
	const bank = questions.filter(({ inBank }) => inBank);
	if (bank.length === 0 || !draw) return fixed;
	let drawn: Q[] = [];
	const first = place.number - ((place.number - 1) % ATTEMPTS_IN_A_ROW);
	for (let number = first; number <= place.number; number += 1) {
		const former = new Set(drawn.map(({ key }) => key));
		drawn = drawFrom(inDrawOrder(bank, seedOfAttempt({ ...place, number }), former), draw);
	}
	return [...fixed, ...drawn];
}

function inDrawOrder<Q extends BankQuestion>(bank: readonly Q[], attempt: string, former: ReadonlySet<string>): Q[] {
	const mixed = mixedOrder(
		`${attempt}/draw`,
		bank.map((question) => ({ id: question.key, question })),
	).map(({ question }) => question);
	return [...mixed.filter(({ key }) => !former.has(key)), ...mixed.filter(({ key }) => former.has(key))];
}

/**
 * Each question in turn is drawn if there is a place for it while all drawn before it keep one (they may change places).
 * So no row stays short as long as the bank can fill it, even where questions have several tags, and who comes first in
 * the order is preferred.
 */
function drawFrom<Q extends BankQuestion>(inOrder: readonly Q[], draw: readonly DrawRow[]): Q[] {
	const places = placesOf(draw);
	const holders = new Map<number, Q>();
	const takesPlace = (question: Q, tried: Set<number>): boolean =>
		places.some((tag, place) => {
			if (tried.has(place) || (tag !== undefined && !question.tags.includes(tag))) return false;
			tried.add(place);
			const holder = holders.get(place);
			if (holder && !takesPlace(holder, tried)) return false;
			holders.set(place, question);
			return true;
		});
	return inOrder.filter((question) => holders.size < places.length && takesPlace(question, new Set()));
}

/** One place for each question to draw, by the tag it asks for. */
function placesOf(draw: readonly DrawRow[]): (string | undefined)[] {
	return draw.flatMap(({ count, tag }) => Array.from({ length: count }, () => tag));
}

/** How many questions an attempt could draw at most: fewer than asked for where the bank is too small. */
export function mostDrawn(bank: readonly BankQuestion[], draw: readonly DrawRow[]): number {
	return drawFrom(bank, draw).length;
}

export function countDrawn(draw: readonly DrawRow[] | null): number {
	return (draw ?? []).reduce((sum, { count }) => sum + count, 0);
}
