import { expect, test } from "vitest";
import { changedLessons } from "./changed-lessons";

const version = (hashes: Record<string, string>) =>
	Object.entries(hashes).map(([name, hash]): [string, string, string] => {
		const [key = "", language = ""] = name.split(" ");
		return [key, language, hash];
	});
const before = version({
	"course *": "c",
	"lesson/a *": "1",
	"lesson/a en": "2",
	"lesson/b *": "3",
	"lesson/b en": "4",
});

test.each([
	[{ "lesson/a *": "1", "lesson/a en": "2", "lesson/b *": "3", "lesson/b en": "9" }, ["b"]],
	[{ "lesson/a *": "9", "lesson/a en": "2", "lesson/b *": "3", "lesson/b en": "9" }, ["a", "b"]],
	[{ "lesson/a *": "1", "lesson/a en": "2", "lesson/a de": "5" }, ["a"]],
	[{ "lesson/a *": "1" }, ["a"]],
	[{ "lesson/a *": "1", "lesson/a en": "2", "lesson/new *": "7", "course *": "9" }, []],
])("%j changes %j", (after, changed) => {
	expect(changedLessons(before, version(after))).toEqual(changed);
});
