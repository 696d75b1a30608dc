import { shareOf } from "./seeded-share.ts";

type Choice = { id: string; text: string };

/**
 * The items of an ordering question in the order in which they are shown.
 *
 * Mixed by a hash of attempt, question and item, so the order is the same at every
 * reading and in every language, and never the order they are stored in: that
 * may be the right one.
 */
export function shownOrder<T extends Choice>(seed: string, choices: readonly T[]): T[] {
	const mixed = mixedOrder(seed, choices);
	const isUnmixed = mixed.every((choice, place) => choice.id === choices[place]?.id);
	return isUnmixed ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** Options in an order of the `seed`: the same at every reading and in every language. */
export function mixedOrder<T extends Choice>(seed: string, choices: readonly T[]): T[] {
	return [...choices].sort((a, b) => shareOf(`${seed}/${a.id}`) - shareOf(`${seed}/${b.id}`));
}
