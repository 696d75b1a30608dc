export const DESK_KINDS = ["people", "orders", "tickets"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export type DeskHit = {
	title: string;
	note: string;
	to: string;
};

export type DeskHits = Partial<Record<DeskKind, DeskHit[]>>;
