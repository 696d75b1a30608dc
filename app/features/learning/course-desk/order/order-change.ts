import { z } from "zod";

/** What a change has touched: the place of a course, counted from 1, or which course is featured (null: none). */
const State = z.union([z.strictObject({ place: z.int().min(1) }), z.strictObject({ featured: z.int().nullable() })]);
export type OrderState = z.output<typeof State>;
export type OrderChange = { before: OrderState; after: OrderState };

/** A change from its audit entry, or null for one that does not say enough. */
export function readOrderChange({ before, after }: { before: unknown; after: unknown }): OrderChange | null {
	const [was, is] = [State.safeParse(before).data, State.safeParse(after).data];
	return was && is ? { before: was, after: is } : null;
}

type Order = readonly { id: number; featured: boolean }[];

/** How things stand now, of what a change has touched; null for a course that is not there. */
export function stateNow(order: Order, courseId: number, touched: OrderState): OrderState | null {
	if ("featured" in touched) return { featured: featuredIn(order) };
	const at = order.findIndex(({ id }) => id === courseId);
	return at === -1 ? null : { place: at + 1 };
}

export function featuredIn(order: Order): number | null {
	return order.find(({ featured }) => featured)?.id ?? null;
}

export function isSameState(one: OrderState | null, other: OrderState): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** The ids with one of them at a place, counted from 1. */
export function placeIn(ids: readonly number[], id: number, place: number): number[] {
	const others = ids.filter((one) => one !== id);
	return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}
