import { expect, test } from "vitest";
import { articlesForPage } from "./articles-for-page";

const ARTICLES = [
	{ slug: "find", routes: ["/courses"] },
	{ slug: "enroll", routes: ["/courses/:courseId"] },
	{ slug: "read", routes: ["/lessons/:lessonId", "/courses/:courseId"] },
	{ slug: "start", routes: ["/"] },
];
const slugs = (pattern: string) => articlesForPage(ARTICLES, pattern).map(({ slug }) => slug);

test.each([
	["/courses", ["find"]],
	["/courses/:courseId", ["enroll", "read"]],
	["/courses/:courseId/modules", ["enroll", "read"]],
	["/lessons/:lessonId/sheets/:name", ["read"]],
	["/", ["start"]],
	["/admin/errors", []],
])("on %s %j help", (pattern, expected) => {
	expect(slugs(pattern)).toEqual(expected);
});
