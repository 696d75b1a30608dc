import { expect, test } from "vitest";
import { normalizeWord } from "../file/guess-mapping";
import { checkEnrollments, grantKey } from "./check-enrollments";
import { checkPeople, readCountry, readLanguage } from "./check-people";

const lines = (rows: string[][]) => rows.map((cells, at) => ({ number: at + 2, cells }));
const said = (all: { verdict: { outcome: string; why: string | null; value: string | null } }[]) =>
	all.map(({ verdict: { outcome, why, value } }) => [outcome, why, value]);

test("each line of people gets a verdict that says what is wrong with what", () => {
	const mapping = { email: 0, name: 1, lastName: 2, language: 3, country: 4 };
	const rows = [
		["Ann@School.example", "Ann", "Lee", "", ""],
		["bob@school.example", "Bob", "", "Deutsch", "Allemagne"],
		["ann@school.example", "Ann again", "", "", ""],
		["known@school.example", "", "", "klingon", ""],
		["", "Nobody", "", "", ""],
		["no-address", "N", "", "", ""],
		["c@school.example", "", "", "", ""],
		["d@school.example", "D".repeat(101), "", "", ""],
		["e@school.example", "E", "", "Latin", ""],
		["f@school.example", "F", "", "fr-CA", "Atlantis"],
	];
	const facts = { known: new Set(["known@school.example"]), language: "es" as const };
	const checked = checkPeople(lines(rows), mapping, facts);
	expect(said(checked)).toEqual([
		["done", null, null],
		["done", null, null],
		["refused", "double", "2"],
		["unchanged", "known", null],
		["refused", "emailMissing", null],
		["refused", "emailInvalid", "no-address"],
		["refused", "nameMissing", null],
		["refused", "nameInvalid", "D".repeat(101)],
		["refused", "languageUnknown", "Latin"],
		["refused", "countryUnknown", "Atlantis"],
	]);
	expect(checked.slice(0, 2).map(({ person }) => person)).toEqual([
		{ email: "ann@school.example", name: "Ann Lee", language: "es", country: null },
		{ email: "bob@school.example", name: "Bob", language: "de", country: "DE" },
	]);
});

test.each(["a@b", ".a@b.example", "ivan@xn--80a1acny.xn--p1ai"])("%j is an address, as a browser has it", (text) => {
	const [line] = checkPeople(lines([[text, "Name"]]), { email: 0, name: 1 }, { known: new Set(), language: "en" });
	expect(line?.person?.email).toBe(text);
});

test.each(["a b@c.example", "a@b..example", "a@-b.example", "<a@b.example>", `${"a".repeat(250)}@b.example`])(
	"%j is no address",
	(text) => {
		const [line] = checkPeople(lines([[text, "Name"]]), { email: 0, name: 1 }, { known: new Set(), language: "en" });
		expect(line?.verdict.why).toBe("emailInvalid");
	},
);

test("languages and countries are known by code and by name in six languages", () => {
	expect(["EN", "de-AT", "русский", "Chinois", "西班牙语", "pt", ""].map(readLanguage)).toEqual([
		"en",
		"de",
		"ru",
		"zh",
		"es",
		null,
		null,
	]);
	expect(["de", "España", "Germany", "Китай", "法国", "Narnia"].map(readCountry)).toEqual([
		"DE",
		"ES",
		"DE",
		"CN",
		"FR",
		null,
	]);
});

test("each line of enrollments gets a verdict, and what is there already stays", () => {
	const mapping = { email: 0, course: 1, until: 2 };
	const facts = {
		timeZone: "Asia/Tokyo",
		now: new Date("2026-11-20T12:00:00Z"),
		people: new Map([
			["ann@school.example", 1],
			["bob@school.example", 2],
		]),
		courses: new Map([
			["7", 7],
			[normalizeWord("Contracts, at home"), 7],
			["8", 8],
		]),
		grants: new Map([
			[grantKey({ userId: 1, courseId: 7 }), "2027-03-31"],
			[grantKey({ userId: 1, courseId: 8 }), null],
		]),
	};
	const checked = checkEnrollments(
		lines([
			["ann@school.example", "contracts at HOME", "2027-03-31"],
			["ann@school.example", "7", ""],
			["ann@school.example", "8", "2027-03-31"],
			["bob@school.example", "7", ""],
			["bob@school.example", "8", "31.03.2027"],
			["bob@school.example", "8", "2027-02-30"],
			["bob@school.example", "Alchemy", ""],
			["bob@school.example", "", ""],
			["eve@school.example", "8", "2026-11-19"],
			["eve@school.example", "7", "2026-11-20"],
		]),
		mapping,
		facts,
	);
	expect(said(checked)).toEqual([
		["unchanged", "given", null],
		["refused", "double", "2"],
		["changed", null, null],
		["done", null, null],
		["refused", "dayInvalid", "31.03.2027"],
		["refused", "double", "6"],
		["refused", "courseUnknown", "Alchemy"],
		["refused", "courseMissing", null],
		["refused", "dayPast", "2026-11-19"],
		["refused", "noAccount", "eve@school.example"],
	]);
	expect(checked[2]?.grant).toEqual({
		userId: 1,
		courseId: 8,
		until: { day: "2027-03-31", endsAt: new Date("2027-03-31T15:00:00Z") },
	});
});
