import { expect, test } from "vitest";
import { legalVersions, legalView } from "./legal-view";

const formats = { longDay: (day: string) => day };
const at = (today: string) => ({ formats, today });
const row = (number: number, isPublished = false, fact = `2026-0${number}-01`) => ({
	number,
	fact,
	isPublished,
	createdAt: new Date("2026-01-01T09:00:00Z"),
});
const shown = (rows: ReturnType<typeof row>[], today: string) =>
	legalVersions(rows, at(today)).map(({ number, isCurrent, isComing }) => [
		number,
		isCurrent ? "in force" : isComing ? "coming" : "older",
	]);

test("what was saved after the published version is not shown yet", () => {
	expect(legalVersions([row(3), row(2, true), row(1)], at("2026-09-01"))).toEqual([
		{ number: 2, from: "2026-02-01", isCurrent: true, isComing: false },
		{ number: 1, from: "2026-01-01", isCurrent: false, isComing: false },
	]);
	expect(legalVersions([], at("2026-09-01"))).toEqual([]);
});

test("the version in force changes on the day that is written in the next one, and not when that is published", () => {
	const rows = [row(3, true, "2027-01-01"), row(2), row(1)];
	expect(shown(rows, "2026-12-31")).toEqual([
		[3, "coming"],
		[2, "in force"],
		[1, "older"],
	]);
	expect(shown(rows, "2027-01-01")).toEqual([
		[3, "in force"],
		[2, "older"],
		[1, "older"],
	]);
});

test("a version that was replaced before its day has never held, also once the day has come", () => {
	const rows = [row(3, true, "2026-02-01"), row(2, false, "2027-01-01"), row(1)];
	for (const today of ["2026-12-31", "2027-06-01"]) {
		expect(shown(rows, today)).toEqual([
			[3, "in force"],
			[1, "older"],
		]);
	}
});

test("before its first day a page shows its first version, which says that it comes", () => {
	expect(legalVersions([row(1, true, "2027-01-01")], at("2026-12-31"))).toEqual([
		{ number: 1, from: "2027-01-01", isCurrent: true, isComing: true },
	]);
});

test("a page leads to its headings and names the operator", () => {
	const [version] = legalVersions([row(1, true)], at("2026-09-01"));
	if (!version) throw new Error("no version");
	const bodyHtml = '<h2 id="part-1">Who &amp; <em>what</em></h2><p>[[operator]]</p>';
	const text = { title: "Terms", summary: "s", bodyHtml, bodyInEnglish: true };
	const view = legalView(text, version, [version], {
		name: "A & B",
		address: "x",
		contactEmail: "y@z.example",
		guaranteeDays: 90,
	});
	expect(view.headings).toEqual([{ id: "part-1", text: "Who & what" }]);
	expect(view.html).toContain("<p>A &amp; B</p>");
	expect(view.inEnglish).toBe(true);
});
