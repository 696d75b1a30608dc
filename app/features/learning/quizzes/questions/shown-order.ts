import { seededShare } from "./seeded-share.ts";

type Choice = { id: string; text: string };

/** Shuffled by a hash, so stable across visits and languages, and never the stored order. */
export function shownOrder<T extends Choice>(seed: string, choices: readonly T[]): T[] {
	const mixed = mixedOrder(seed, choices);
	const isUnmixed = mixed.every((choice, place) => choice.id === choices[place]?.id);
	return isUnmixed ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

export function mixedOrder<T extends { id: string }>(seed: string, choices: readonly T[]): T[] {
	return [...choices].sort((a, b) => seededShare(`${seed}/${a.id}`) - seededShare(`${seed}/${b.id}`));
}
