import { z } from "zod";

/** What a change has touched: the place, counted from 1, or whether visitors see it, with the version that this made. */
const State = z.union([
	z.strictObject({ place: z.int().min(1) }),
	z.strictObject({ shown: z.boolean(), version: z.int().min(1) }),
]);
export type TestimonialState = z.output<typeof State>;

/** A change from its audit entry, or null for one that does not say enough to be undone. */
export function readTestimonialChange({ before, after }: { before: unknown; after: unknown }) {
	const [was, is] = [State.safeParse(before).data, State.safeParse(after).data];
	return was && is ? { before: was, after: is } : null;
}

type Row = { id: number; version: number; publishedAt: Date | null };

/** True while a change stands as it was made, so that it can be undone. */
export function isStanding(rows: readonly Row[], id: number, after: TestimonialState): boolean {
	const at = rows.findIndex((row) => row.id === id);
	const row = rows[at];
	if (!row) return false;
	if ("place" in after) return at + 1 === after.place;
	return row.version === after.version && (row.publishedAt !== null) === after.shown;
}
