import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

export type TaxonomyNames = Record<Language, string>;

const names = z.strictObject(
	Object.fromEntries(LANGUAGE_CODES.map((code) => [code, z.string()])) as Record<Language, z.ZodString>,
);
const descriptions = names;
/** What a change of a topic or level has touched: how it is named and drawn, whether it is offered, what it was merged into, or its place in the list. */
const State = z.union([
	z.object({
		names,
		/** Of a topic; earlier changes have not touched them. Empty for none. */
		descriptions: descriptions.optional(),
		slug: z.string().optional(),
		drawing: z.string().optional(),
		forCourses: z.boolean().optional(),
	}),
	z.object({ retired: z.boolean() }),
	/** Where it was merged: the courses that moved, and the topics that had been merged into it before. */
	z.object({ mergedInto: z.string().nullable(), moved: z.array(z.int()), brought: z.array(z.string()) }),
	/** Counted from 1, the retired ones included. */
	z.object({ place: z.int().min(1) }),
]);
export type TaxonomyState = z.output<typeof State>;

const Snapshot = z.intersection(State, z.object({ version: z.int().min(1) }));

/** What the audit log keeps of a topic or level; `readTaxonomyChange` reads it. */
export function snapshotOf(state: TaxonomyState, version: number) {
	return { ...state, version };
}

/** `version` is the one that the change made, `before` null where it was the first. */
export type TaxonomyChange = { version: number; before: TaxonomyState | null; after: TaxonomyState };

/** A change from its audit entry, or null for one that does not say enough. */
export function readTaxonomyChange({ before, after }: { before: unknown; after: unknown }): TaxonomyChange | null {
	const now = Snapshot.safeParse(after).data;
	const then = before === null ? null : Snapshot.safeParse(before).data;
	if (!now || then === undefined) return null;
	return { version: now.version, before: then && State.parse(then), after: State.parse(now) };
}
