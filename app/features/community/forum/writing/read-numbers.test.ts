import { expect, test } from "vitest";
import { readNumbers } from "./read-numbers";

test("numbers of posts are read one by one and in ranges", () => {
	expect(readNumbers("3, 5-7 9")).toEqual([3, 5, 6, 7, 9]);
	expect(readNumbers("4，6、6")).toEqual([4, 6]);
	for (const wrong of ["", "x", "0", "7-5", "1-100000", "3,,x"]) expect(readNumbers(wrong)).toBeNull();
});
