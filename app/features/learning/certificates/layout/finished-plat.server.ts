import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import { COVER_BOX } from "#app/features/site/illustrations/frame.ts";
import { STEPS_PER_UNIT } from "#app/features/site/illustrations/lots/lot-paths.ts";
import type { CertificateFacts } from "#db/schema/schema.ts";
import { GROUND_COLOURS } from "./ground-colours";
import type { Plat, PlatPath } from "./plat";

type Course = { id: number; topicDrawing: string; lessonCounts: readonly number[] };

/** The sheet that the topic was drawn on when the certificate was issued. */
export function drawingOf({ topic, topicDrawing }: Pick<CertificateFacts, "topic" | "topicDrawing">): string {
	return topicDrawing ?? topic;
}

/** The course's drawing with every lot filled, in light colours. */
export function finishedPlat(course: Course): Plat {
	const drawing = finishedDrawing(course);
	const colours = GROUND_COLOURS[drawing.ground];
	const { done, doors, doneDoors, windows, lines, border } = drawing.paths;
	const layers: (Omit<PlatPath, "d"> & { d: string | undefined })[] = [
		{ d: done, fill: colours.done, line: colours.line, width: lines ? 6.4 : 2 },
		{ d: doors, line: colours.lot, width: 7.2 },
		{ d: doneDoors, line: colours.done, width: 7.2 },
		{ d: windows, line: colours.ground, width: 3 },
		{ d: lines, line: colours.line, width: 1.8 },
		{ d: border, line: colours.subject, width: 4, dashes: [24, 8, 4, 8] },
	];
	const [x = 0, y = 0, width = 0, height = 0] = drawing.viewBox.split(" ").map(Number);
	return {
		town: drawing.town?.light.src.split("#")[0],
		ground: colours.ground,
		view: { x, y, width, height },
		sheet: { width: COVER_BOX.width * STEPS_PER_UNIT, height: COVER_BOX.height * STEPS_PER_UNIT },
		paths: layers.flatMap(({ d, ...look }) => (d ? [{ d, ...look }] : [])),
	};
}

/** The same for other pages, in the reader's theme. */
export function finishedDrawing({ lessonCounts, ...course }: Course): CoverDrawing {
	const done = lessonCounts.flatMap((count) => Array.from({ length: count }, () => true));
	return drawCover({ ...course, lessonCounts }, { mode: "plat", done, nextIndex: -1 });
}
