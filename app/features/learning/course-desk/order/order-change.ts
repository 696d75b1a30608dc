import { z } from "zod";

const id = z.int();
const place = z.int().min(1);
/**
 * What a change has touched: the place of a course, counted from 1; the places of several or their topics; or which course is
 * featured (null: none).
 */
const State = z.union([
	z.strictObject({ place }),
	z.strictObject({ places: z.array(z.strictObject({ id, place })) }),
	z.strictObject({ topics: z.array(z.strictObject({ id, topic: z.string() })) }),
	z.strictObject({ featured: z.int().nullable() }),
]);
export type OrderState = z.output<typeof State>;
export type OrderChange = { before: OrderState; after: OrderState };

/** A change from its audit entry, or null for one that does not say enough. */
export function readOrderChange({ before, after }: { before: unknown; after: unknown }): OrderChange | null {
	const [was, is] = [State.safeParse(before).data, State.safeParse(after).data];
	return was && is ? { before: was, after: is } : null;
}

type Order = readonly { id: number; featured: boolean; topic: string }[];

/** How things stand now, of what a change has touched; null when one of its courses is not there. */
export function stateNow(order: Order, courseId: number, touched: OrderState): OrderState | null {
	if ("featured" in touched) return { featured: featuredIn(order) };
	if ("places" in touched) {
		const places = touched.places.map((one) => ({ id: one.id, place: placeOf(order, one.id) }));
		return places.every((one) => one.place > 0) ? { places } : null;
	}
	if ("topics" in touched) {
		const topics = touched.topics.flatMap((one) => {
			const course = order.find((other) => other.id === one.id);
			return course ? [{ id: one.id, topic: course.topic }] : [];
		});
		return topics.length === touched.topics.length ? { topics } : null;
	}
	const now = placeOf(order, courseId);
	return now === 0 ? null : { place: now };
}

/** Counted from 1; 0 for a course that is not there. */
function placeOf(order: Order, courseId: number): number {
	return order.findIndex((one) => one.id === courseId) + 1;
}

export function featuredIn(order: Order): number | null {
	return order.find(({ featured }) => featured)?.id ?? null;
}

export function isSameState(one: OrderState | null, other: OrderState): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** The ids with one of them at a place, counted from 1. */
export function placeIn(ids: readonly number[], courseId: number, at: number): number[] {
	return placeAllIn(ids, [{ id: courseId, place: at }]);
}

/** The ids with some of them at these places. */
export function placeAllIn(ids: readonly number[], places: readonly { id: number; place: number }[]): number[] {
	const placed = ids.filter((one) => !places.some((wanted) => wanted.id === one));
	for (const wanted of [...places].sort((one, other) => one.place - other.place)) {
		placed.splice(wanted.place - 1, 0, wanted.id);
	}
	return placed;
}
