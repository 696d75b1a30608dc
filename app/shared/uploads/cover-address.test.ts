import { expect, test } from "vitest";
import { coverSources, isCoverFile } from "./cover-address";

const [large, small] = ["a".repeat(32), "b".repeat(32)];

test("a cover has a large and a small file, each at its own address", () => {
	expect(coverSources(`${large}-${small}`)).toEqual({
		src: `/course-covers/${large}`,
		srcSet: `/course-covers/${large} 1200w, /course-covers/${small} 600w`,
	});
	expect(isCoverFile(large)).toBe(true);
});

test.each([null, undefined, "", large, `${large}-`, `${large}-${small}-${small}`, "https://x.example/a.webp"])(
	"nothing else is a cover: %s",
	(files) => {
		expect(coverSources(files)).toBeNull();
	},
);
