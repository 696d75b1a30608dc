import { expect, test } from "vitest";
import { releaseProblems } from "./release-problems";

const MODULES: Record<string, object> = {
	course: { modules: ["ground", "walls"] },
	"module/ground": { lessons: ["a", "b"] },
	"module/walls": { lessons: ["c"] },
};
const next = { facts: (key: string) => ({ ...MODULES[key] }), has: () => true };
const problems = (rules: Record<string, unknown>) =>
	releaseProblems(next, (part) => ({ opens: rules[part.replace("lesson/", "")] })).map(
		({ key, field, reason, lessons }) => [key, field, reason, lessons],
	);

test("a circle across modules is told with its path, a lesson that the version does not list by its key", () => {
	expect(problems({ a: { after: ["c"] }, c: { after: ["b"] }, b: { after: ["a"], days: 2 } })).toEqual([
		["lesson/a", "opens", "circle", ["a", "c", "b", "a"]],
	]);
	expect(problems({ b: { after: ["retired", "a"] } })).toEqual([["lesson/b", "opens", "unknownLessons", ["retired"]]]);
	expect(problems({ b: { after: ["a"] }, c: { days: 3 } })).toEqual([]);
});

test("what is no rule is not judged here", () => {
	expect(problems({ a: { after: "a" }, b: 7 })).toEqual([]);
});
