import { expect, test } from "vitest";
import { filmFrom, typedFilm } from "./film-facts";

const ID = "file:0123456789abcdef0123456789abcdef";
const shipped = {
	type: "video",
	minutes: 3,
	video: { file: "closing-day.mp4", durationSeconds: 120, threshold: 85, captions: ["en", "de"], chapters: true },
	sheets: [],
};

test("a film that ships is the same to the letter while nobody changes it", () => {
	expect(JSON.stringify(filmFrom(shipped, typedFilm(shipped)))).toBe(JSON.stringify(shipped));
});

test("a file of the course takes its place, without its captions and its length", () => {
	expect(filmFrom(shipped, { film: ID, seconds: "", share: "70" }).video).toEqual({
		file: ID,
		captions: [],
		threshold: 70,
	});
	expect(filmFrom(shipped, { film: ID, seconds: "61", share: "x" }).video).toEqual({
		file: ID,
		captions: [],
		durationSeconds: 61,
		threshold: 85,
	});
});

test("the film that is published can be chosen again, with all that ships with it", () => {
	const draft = filmFrom(shipped, { film: ID, seconds: "61", share: "85" });
	expect(filmFrom(draft, { film: "closing-day.mp4", seconds: "", share: "85" }, shipped)).toEqual(shipped);
	expect(filmFrom(draft, { film: "closing-day.mp4", seconds: "", share: "85" })).toEqual(draft);
});

test("nobody names a file that shipped with another lesson, nor anything outside of the course", () => {
	for (const film of ["who-holds-what.mp4", "../uploads/x", "file:1", "https://example.com/a.mp4"])
		expect(filmFrom(shipped, { film, seconds: "9", share: "9" })).toEqual(shipped);
});

test("a lesson may have no film while it is written", () => {
	expect(filmFrom(shipped, { film: "", seconds: "", share: "" }).video).toBeNull();
	const empty = { type: "video", video: null };
	expect(filmFrom(empty, typedFilm(empty))).toEqual(empty);
	expect(typedFilm(empty)).toEqual({ film: "", seconds: "", share: "90" });
});

test.each(["0", "-1", "1.5", "soon", "12345678"])("a length of %s is none", (seconds) => {
	const written = filmFrom(shipped, { film: "closing-day.mp4", seconds, share: "85" });
	expect(written).toEqual(shipped);
});
