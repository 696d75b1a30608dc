import { expect, test } from "vitest";
import { TOPIC_COVER_NAMES } from "./covers";
import { drawCover } from "./draw-cover.server";

const course = (topicDrawing: string) => ({ id: 1, topicDrawing, lessonCounts: [4, 4, 5] });

test("a drawing carries its paths", () => {
	expect(drawCover(course("classifieds"), {}).paths.todo).toMatch(/^M\d/);
});

test("a house has more than its rooms, and long lots have a line around them", () => {
	const drawn = TOPIC_COVER_NAMES.map((name) => drawCover(course(name), {}).paths);

	expect(drawn.filter(({ lines, doors, windows }) => lines && doors && windows)).toHaveLength(1);
	expect(drawn.filter(({ border }) => border)).toHaveLength(1);
});
