import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";

test.each([
	["/COURSES", {}, "/courses"],
	["/Courses/7/", { courseId: "7" }, "/courses/7"],
	["/de/Verify/AbC-12", { lang: "de", serial: "AbC-12" }, "/de/verify/AbC-12"],
	["/Help/Sign%20In", { slug: "Sign In" }, "/help/Sign%20In"],
	["/%E0%A4%A", {}, "/%e0%a4%a"],
	["/", {}, "/"],
])("%s is %s", (path, params, canonical) => {
	expect(canonicalPath(path, params)).toBe(canonical);
});
