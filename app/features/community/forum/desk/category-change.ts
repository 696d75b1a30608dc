import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { CATEGORY_ACCESS } from "#db/schema/community/forum-kinds.ts";

export type CategoryWords = Record<Language, string>;

const words = z.strictObject(
	Object.fromEntries(LANGUAGE_CODES.map((code) => [code, z.string()])) as Record<Language, z.ZodString>,
);
/** What a change of a category has touched: its words, language and who enters, whether it is offered, or its place. */
const State = z.union([
	z.object({
		names: words,
		descriptions: words,
		access: z.enum(CATEGORY_ACCESS),
		planId: z.int().nullable(),
		courseId: z.int().nullable(),
		/** Older entries do not say it. */
		language: z.enum(LANGUAGE_CODES).nullable().default(null),
	}),
	z.object({ retired: z.boolean() }),
	/** Counted from 1, the retired ones included. */
	z.object({ place: z.int().min(1) }),
]);
export type CategoryState = z.output<typeof State>;

const Snapshot = z.intersection(State, z.object({ revision: z.int().min(1) }));

/** What the audit log keeps of a category; `readCategoryChange` reads it. */
export function snapshotOf(state: CategoryState, revision: number) {
	return { ...state, revision };
}

/** `revision` is the one that the change made, `before` null where it was the first. */
export type CategoryChange = { revision: number; before: CategoryState | null; after: CategoryState };

/** A change from its audit entry, or null for one that does not say enough. */
export function readCategoryChange({ before, after }: { before: unknown; after: unknown }): CategoryChange | null {
	const now = Snapshot.safeParse(after).data;
	const then = before === null ? null : Snapshot.safeParse(before).data;
	if (!now || then === undefined) return null;
	return { revision: now.revision, before: then && State.parse(then), after: State.parse(now) };
}

/** The keys with one of them at a place, counted from 1. */
export function moveKeyTo(order: readonly string[], key: string, place: number): string[] {
	const others = order.filter((one) => one !== key);
	return [...others.slice(0, place - 1), key, ...others.slice(place - 1)];
}

/** True when no category would be left for new topics. */
export function isLastOffered(categories: readonly { key: string; retiredAt: Date | null }[], key: string): boolean {
	return categories.every((one) => one.key === key || one.retiredAt !== null);
}
