import { expect, test } from "vitest";
import { placeIn, readOrderChange, stateNow } from "./order-change";

test.each([
	[1, [3, 1, 2]],
	[2, [1, 3, 2]],
	[9, [1, 2, 3]],
])("at place %i", (place, order) => {
	expect(placeIn([1, 2, 3], 3, place)).toEqual(order);
});

test("an entry that does not say enough is no change", () => {
	expect(readOrderChange({ before: { place: 2 }, after: { place: 1 } })).toEqual({
		before: { place: 2 },
		after: { place: 1 },
	});
	expect(readOrderChange({ before: null, after: { featured: 2 } })).toBeNull();
	expect(readOrderChange({ before: { featured: null }, after: { featured: "2" } })).toBeNull();
});

test("how things stand now", () => {
	const order = [
		{ id: 4, featured: false },
		{ id: 2, featured: true },
	];
	expect(stateNow(order, 2, { place: 1 })).toEqual({ place: 2 });
	expect(stateNow(order, 9, { place: 1 })).toBeNull();
	expect(stateNow(order, 4, { featured: null })).toEqual({ featured: 2 });
});
