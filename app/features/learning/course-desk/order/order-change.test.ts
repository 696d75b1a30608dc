import { expect, test } from "vitest";
import { placeAllIn, placeIn, readOrderChange, stateNow } from "./order-change";

test.each([
	[1, [3, 1, 2]],
	[2, [1, 3, 2]],
	[9, [1, 2, 3]],
])("at place %i", (place, order) => {
	expect(placeIn([1, 2, 3], 3, place)).toEqual(order);
});

test("several go to their places, and back", () => {
	const [order, moved] = [
		[1, 2, 3, 4, 5],
		[2, 5, 1, 3, 4],
	];
	const places = [
		{ id: 5, place: 2 },
		{ id: 2, place: 1 },
	];
	expect(placeAllIn(order, places)).toEqual(moved);
	const before = [
		{ id: 5, place: 5 },
		{ id: 2, place: 2 },
	];
	expect(placeAllIn(moved, before)).toEqual(order);
});

test("an entry that does not say enough is no change", () => {
	expect(readOrderChange({ before: { place: 2 }, after: { place: 1 } })).toEqual({
		before: { place: 2 },
		after: { place: 1 },
	});
	expect(readOrderChange({ before: null, after: { featured: 2 } })).toBeNull();
	expect(readOrderChange({ before: { featured: null }, after: { featured: "2" } })).toBeNull();
	expect(readOrderChange({ before: { topics: [{ id: 1 }] }, after: { topics: [] } })).toBeNull();
});

test("how things stand now", () => {
	const order = [
		{ id: 4, featured: false, topic: "law" },
		{ id: 2, featured: true, topic: "money" },
	];
	expect(stateNow(order, 2, { place: 1 })).toEqual({ place: 2 });
	expect(stateNow(order, 9, { place: 1 })).toBeNull();
	expect(stateNow(order, 4, { featured: null })).toEqual({ featured: 2 });
	expect(stateNow(order, 4, { places: [{ id: 2, place: 1 }] })).toEqual({ places: [{ id: 2, place: 2 }] });
	expect(stateNow(order, 4, { topics: [{ id: 4, topic: "money" }] })).toEqual({ topics: [{ id: 4, topic: "law" }] });
	expect(stateNow(order, 4, { topics: [{ id: 9, topic: "money" }] })).toBeNull();
});
