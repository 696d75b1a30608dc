type Choice = { id: string; text: string };

/**
 * The items of an ordering question in the order in which they are shown.
 *
 * Mixed by a hash of question and item, so the order is the same at every
 * reading and in every language, and never the order they are stored in: that
 * may be the right one.
 */
export function shownOrder<T extends Choice>(questionKey: string, choices: readonly T[]): T[] {
	const mixed = [...choices].sort((a, b) => hash(`${questionKey}/${a.id}`) - hash(`${questionKey}/${b.id}`));
	const isUnmixed = mixed.every((choice, place) => choice.id === choices[place]?.id);
	return isUnmixed ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return value;
}
