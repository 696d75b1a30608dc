import { expect, test } from "vitest";
import { middleArea } from "./middle-area";

const shape = { width: 1200, height: 800 };

test.each([
	[
		{ width: 1200, height: 800 },
		{ x: 0, y: 0, width: 1200, height: 800 },
	],
	[
		{ width: 3000, height: 800 },
		{ x: 900, y: 0, width: 1200, height: 800 },
	],
	[
		{ width: 1200, height: 2000 },
		{ x: 0, y: 600, width: 1200, height: 800 },
	],
	[
		{ width: 2400, height: 1600 },
		{ x: 0, y: 0, width: 2400, height: 1600 },
	],
])("the middle of %o", (picture, area) => {
	expect(middleArea(picture, shape)).toEqual(area);
});
