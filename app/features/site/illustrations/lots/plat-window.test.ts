import { expect, test } from "vitest";
import { TOPIC_COVER_NAMES } from "../covers.ts";
import { boxAround, isInBox } from "../geometry/points.ts";
import { courseLots } from "./lesson-lots.ts";
import { platWindow } from "./plat-window.ts";

test.each(TOPIC_COVER_NAMES)("a plat of %s shows every lot and never leaves the sheet", (topicDrawing) => {
	const lots = courseLots({ id: 1, topicDrawing, lessonCounts: [5, 5, 4] });

	for (const shape of ["sheet", "square"] as const) {
		const view = platWindow(lots, shape);
		const around = boxAround(lots.lots.flatMap(({ outline }) => outline));

		expect(view.width / view.height).toBeCloseTo(shape === "sheet" ? 1.5 : 1, 1);
		expect(view.x).toBeGreaterThanOrEqual(0);
		expect(view.y + view.height).toBeLessThanOrEqual(320);
		expect(isInBox([around.x, around.y], view)).toBe(true);
		expect(isInBox([around.x + around.width, around.y + around.height], view)).toBe(true);
	}
});
