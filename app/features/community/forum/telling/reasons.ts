/** Why somebody is told of a post, the strongest first. */
export const REASONS = ["mentioned", "replied", "quoted", "watching"] as const;
export type Reason = (typeof REASONS)[number];

type People = { authorId: number | null } & Record<Reason, readonly number[]>;

/** Everybody who is told of a post, each once, by the strongest reason; its author is not among them. */
export function strongestReasons({ authorId, ...people }: People): Map<number, Reason> {
	const told = new Map<number, Reason>();
	for (const reason of REASONS) {
		for (const id of people[reason]) {
			if (id !== authorId && !told.has(id)) told.set(id, reason);
		}
	}
	return told;
}
