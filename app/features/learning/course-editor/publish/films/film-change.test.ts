import { expect, test } from "vitest";
import { filmChange } from "./film-change";

const film = (file: string, more: object = {}) => ({ type: "video", video: { file, durationSeconds: 60, ...more } });
const article = { type: "article", video: null };

test.each([
	["another file", film("a.mp4"), film("b.mp4"), "replaced"],
	["another kind of lesson", film("a.mp4"), { ...film("a.mp4"), type: "article" }, "removed"],
	["a film that was taken out", film("a.mp4"), { type: "video", video: null }, "removed"],
	["an article that becomes a film", article, film("a.mp4"), "added"],
	["only the share to watch", film("a.mp4"), film("a.mp4", { threshold: 50 }), null],
	["a new lesson", null, film("a.mp4"), null],
	["an article", article, { ...article, minutes: 5 }, null],
])("%s", (_name, before, after, change) => {
	expect(filmChange(before, after)).toBe(change);
});
