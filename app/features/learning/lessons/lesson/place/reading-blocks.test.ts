import { expect, test } from "vitest";
import { blockInView, positionToOffer } from "./reading-blocks";

test.each([
	["above the text", [300, 500], null],
	["the first paragraph under the bar", [60, 500], 0],
	["in the midst", [-900, -200, 20, 400], 2],
	["past the end", [-900, -200, -20], 2],
	["no text", [], null],
])("%s", (_where, tops, block) => expect(blockInView(tops)).toBe(block));

test.each([
	[null, 20, null],
	[0, 20, null],
	[2, 20, null],
	[3, 20, 3],
	[19, 20, 19],
	// The text is shorter now.
	[20, 20, null],
])("of block %s of %i is offered: %s", (block, count, offered) => expect(positionToOffer(block, count)).toBe(offered));
