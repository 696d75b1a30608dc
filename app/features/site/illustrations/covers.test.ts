import { expect, test } from "vitest";
import { allCoverDesigns, COVER_NAMES, coverDesignOf, TOPIC_COVER_NAMES } from "./covers.ts";

test("every known topic has a plan and a ground of its own", () => {
	const sheets = TOPIC_COVER_NAMES.map((topicDrawing, index) => coverDesignOf({ id: index + 1, topicDrawing }));

	expect(new Set(sheets.map(({ plan }) => plan)).size).toBe(6);
	expect(new Set(sheets.map(({ ground }) => ground)).size).toBe(6);
});

test("two neighbours with new topics never share both plan and ground", () => {
	for (let id = 1; id <= 300; id++) {
		const [one, next] = [coverDesignOf({ id, topicDrawing: "tax" }), coverDesignOf({ id: id + 1, topicDrawing: "" })];
		expect(one.plan === next.plan && one.ground === next.ground).toBe(false);
	}
});

test("the first new course differs from the last shipped one", () => {
	const [last, first] = [
		coverDesignOf({ id: 6, topicDrawing: "crossborder" }),
		coverDesignOf({ id: 7, topicDrawing: "tax" }),
	];

	expect([first.plan, first.ground]).not.toEqual([last.plan, last.ground]);
});

test("whatever its number, a course finds its sheet among those that are drawn", () => {
	const drawn = allCoverDesigns().map(({ name }) => name);

	for (const id of [-1, 0, 1, 7, 1_001, 99_999])
		expect(drawn).toContain(coverDesignOf({ id, topicDrawing: "tax" }).name);
	expect(new Set(drawn).size).toBe(12);
});

test("a topic may have any of the twelve sheets, whatever the number of its course", () => {
	expect(COVER_NAMES).toHaveLength(12);
	for (const topicDrawing of COVER_NAMES) expect(coverDesignOf({ id: 3, topicDrawing }).name).toBe(topicDrawing);
});
