import { expect, test } from "vitest";
import { circleOf, readRoomGraph } from "./room-graph.ts";

test("rooms form no circle", () => {
	const rooms = readRoomGraph();
	expect(rooms.size).toBeGreaterThan(50);
	expect(circleOf(rooms)).toBeNull();
});

test("a circle is found where there is one", () => {
	const rooms = new Map([
		["a", new Set(["b"])],
		["b", new Set(["c", "d"])],
		["c", new Set<string>()],
		["d", new Set(["b"])],
	]);
	expect(circleOf(rooms)).toEqual(["b", "d", "b"]);
});
