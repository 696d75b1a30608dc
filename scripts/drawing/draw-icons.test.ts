import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawIcons, SPRITE } from "./draw-icons";

test("the file of icons holds those that have a name: run `npm run icons` after a change", () => {
	expect(readFileSync(SPRITE, "utf8")).toBe(drawIcons());
});
