import { expect, test } from "vitest";
import { inChunks } from "./in-portions";

const sizes = (lengths: number[]) => inChunks(lengths, (length) => length).map((portion) => portion.length);

test("portions are bounded, in order, and none is lost", () => {
	expect(sizes([150_000, 150_000, 150_000, 10])).toEqual([2, 2]);
	expect(sizes([500_000, 1, 500_000])).toEqual([1, 1, 1]);
	expect(sizes([])).toEqual([]);
	expect(inChunks([1, 2, 3], () => 300_000).flat()).toEqual([1, 2, 3]);
});
