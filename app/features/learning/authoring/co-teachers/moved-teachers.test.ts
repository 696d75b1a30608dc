import { expect, test } from "vitest";
import { movedTeachers } from "./moved-teachers";

test.each([
	[7, -1, [7, 5, 9]],
	[7, 1, [5, 9, 7]],
	[5, -1, null],
	[9, 1, null],
	[8, 1, null],
] as const)("%i moves by %i", (userId, step, order) => {
	expect(movedTeachers([5, 7, 9], userId, step)).toEqual(order);
});
