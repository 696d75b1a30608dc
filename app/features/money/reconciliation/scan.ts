import type { Database } from "#db/client.server.ts";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";

/** A disagreement that somebody has to know of. */
export type Found = { kind: FindingKind; subject: string; orderId: string | null };
/** Some of what is compared; `last` is where the next part begins, null at the end. */
export type ScanPage = { looked: number; last: string | null; found: Found[] };
type Part = {
	/** The key behind which it begins. */
	after: string;
	/** What is younger is still being dealt with. */
	before: Date;
	now: Date;
};

/** One comparison, a part at a time. A run that has come through it knows of all its kinds that are left. */
export type Scan = {
	kinds: readonly FindingKind[];
	read: (db: Database, part: Part) => Promise<ScanPage>;
};

type Row = { id: string; orderId: string | null };

/** A part of a comparison whose rows say by themselves what is wrong with them: a flag for each kind. */
export function toPage<Kind extends FindingKind, R extends Row & Record<Kind, boolean>>(
	rows: readonly R[],
	{ kinds, limit }: { kinds: readonly Kind[]; limit: number },
): ScanPage {
	const found = rows.flatMap((row) =>
		kinds.filter((kind) => row[kind]).map((kind) => ({ kind, subject: row.id, orderId: row.orderId })),
	);
	return { looked: rows.length, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), found };
}
