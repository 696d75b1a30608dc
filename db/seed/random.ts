export type Random = {
	share: () => number;
	/** Inclusive. */
	whole: (low: number, high: number) => number;
	chance: (probability: number) => boolean;
	pick: <Item>(items: readonly Item[]) => Item;
	shuffle: <Item>(items: readonly Item[]) => Item[];
};

/** Seeds a mulberry32 sequence from words, such as an address and a course. Not for secrets. */
export function createRandom(...words: string[]): Random {
	let state = 2166136261;
	for (const code of new TextEncoder().encode(words.join("/"))) state = Math.imul(state ^ code, 16777619);

	const share = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const whole = (low: number, high: number) => low + Math.floor(share() * (high - low + 1));
	return {
		share,
		whole,
		chance: (probability) => share() < probability,
		pick: <Item>(items: readonly Item[]) => {
			if (items.length === 0) throw new RangeError("Nothing to pick from");
			return items[whole(0, items.length - 1)] as Item;
		},
		shuffle: <Item>(items: readonly Item[]) =>
			items
				.map((item) => ({ item, order: share() }))
				.sort((a, b) => a.order - b.order)
				.map(({ item }) => item),
	};
}
