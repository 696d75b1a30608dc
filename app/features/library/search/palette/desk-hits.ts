/** What an admin looks for by name at the desk; each kind asks for a capability of its own. */
export const DESK_KINDS = ["people", "orders", "tickets"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export type DeskHit = {
	title: string;
	/** What tells it apart: an address, a title, a number. */
	note: string;
	to: string;
};

/** A kind that the admin has no right to is not there. */
export type DeskHits = Partial<Record<DeskKind, DeskHit[]>>;
