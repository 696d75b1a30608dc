import { expect, test } from "vitest";
import { allCoverDesigns } from "../covers.ts";
import { DRAWING_MODES } from "../modes.ts";
import { drawBackdrop } from "./backdrop.ts";
import { contourBand } from "./contour-band.ts";
import { FEATURES, featureDrawing } from "./feature-drawing.ts";
import { schoolSocialImage } from "./social-image.ts";
import { STEPS_OF_A_DEAL, stepDrawing } from "./step-drawing.ts";
import { CLOSING_TOWN, closingDrawing, ENTRANCE_BAND, ENTRANCE_TOWN, HERO_TOWN, heroDrawing } from "./town-drawing.ts";
import { UNSURVEYED_TOWN, unsurveyedDrawing } from "./unsurveyed-drawing.ts";

/** Every role has a colour, so that a missing one would show as "undefined". */
const palette = new Proxy({}, { get: () => "#123456" });

const drawings = [
	...allCoverDesigns().flatMap((sheet) =>
		DRAWING_MODES.map((mode) => [`${sheet.name} ${mode}`, () => drawBackdrop(sheet, mode, palette)]),
	),
	...STEPS_OF_A_DEAL.map((step) => [step, () => stepDrawing(step, palette)]),
	...FEATURES.map((feature) => [feature, () => featureDrawing(feature, palette)]),
	["hero", () => heroDrawing(HERO_TOWN, palette)],
	["entrance", () => heroDrawing(ENTRANCE_TOWN, palette)],
	["entrance band", () => heroDrawing(ENTRANCE_TOWN, palette, ENTRANCE_BAND)],
	["closing", () => closingDrawing(CLOSING_TOWN, palette)],
	["unsurveyed", () => unsurveyedDrawing(UNSURVEYED_TOWN, palette)],
	["contours", () => contourBand()],
	["school social image", () => schoolSocialImage(palette)],
] as [string, () => string][];

test.each(drawings)("%s comes out the same every time, and whole", (_name, draw) => {
	const svg = draw();

	expect(draw()).toBe(svg);
	expect(svg).toMatch(/^<svg xmlns.*<\/svg>$/s);
	expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
