import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { REPORT_LIST } from "./report-query";
import { reportView } from "./report-view";

const found = {
	articles: [
		{ slug: "a", title: "Zebra" },
		{ slug: "b", title: "Apple" },
	],
	figures: [
		{ documentId: 1, slug: "a", views: 3, helped: 2, unhelped: 1 },
		{ documentId: 2, slug: "b", views: 9, helped: 0, unhelped: 0 },
	],
	reasons: [],
};
const shown = (search: string) =>
	reportView(found, REPORT_LIST.parse(new URLSearchParams(search)), {
		formats: formatsFor({ language: "en", timeZone: "UTC" }),
		language: "en",
	}).rows;

test("articles are sorted by what is asked for, and a share needs votes", () => {
	expect(shown("").map(({ title }) => title)).toEqual(["Apple", "Zebra"]);
	expect(shown("sort=-unhelped").map(({ title }) => title)).toEqual(["Zebra", "Apple"]);
	expect(shown("sort=-title").map(({ title }) => title)).toEqual(["Zebra", "Apple"]);
	expect(shown("").map(({ share }) => share)).toEqual([null, "67%"]);
});
