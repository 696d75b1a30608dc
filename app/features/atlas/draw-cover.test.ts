import { expect, test } from "vitest";
import { readPaths } from "./cover-drawing";
import { drawCover } from "./draw-cover.server";
import { TOPICS } from "./sheets";

const course = (topic: string) => ({ id: 1, topic, lessonCounts: [4, 4, 5] });

test("a drawing that is asked for alone carries its paths", () => {
	const sent = JSON.parse(JSON.stringify(drawCover(course("classifieds"), {})));

	expect(sent.paths.todo).toMatch(/^M\d/);
});

test("a drawing of a document leaves them to the page, and who draws the page has them", () => {
	for (const topic of TOPICS) {
		const alone = drawCover(course(topic), { isDocument: false });
		const inPage = drawCover(course(topic), { isDocument: true });

		expect(JSON.parse(JSON.stringify(inPage))).not.toHaveProperty("paths");
		expect(readPaths(inPage)).toEqual(alone.paths);
	}
});

test("a house has more than its rooms, and long lots have a line around them", () => {
	const drawn = TOPICS.map((topic) => drawCover(course(topic), {}).paths ?? {});

	expect(drawn.filter(({ lines, doors, windows }) => lines && doors && windows)).toHaveLength(1);
	expect(drawn.filter(({ border }) => border)).toHaveLength(1);
});
