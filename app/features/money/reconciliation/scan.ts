import type { Database } from "#db/client.server.ts";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";

export type ScanFinding = { kind: FindingKind; subject: string; orderId: string | null };
/** `last` is the key after which the next part begins; null at the end. */
export type ScanPage = { checked: number; last: string | null; found: ScanFinding[] };
type ScanRange = {
	after: string;
	before: Date;
	now: Date;
};

/** One comparison, a part at a time. A complete run has found everything of its kinds. */
export type Scan = {
	kinds: readonly FindingKind[];
	read: (db: Database, part: ScanRange) => Promise<ScanPage>;
};

type Row = { id: string; orderId: string | null };

export function toPage<Kind extends FindingKind, R extends Row & Record<Kind, boolean>>(
	rows: readonly R[],
	{ kinds, limit }: { kinds: readonly Kind[]; limit: number },
): ScanPage {
	const found = rows.flatMap((row) =>
		kinds.filter((kind) => row[kind]).map((kind) => ({ kind, subject: row.id, orderId: row.orderId })),
	);
	return { checked: rows.length, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), found };
}
