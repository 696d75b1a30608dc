import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { putProfile } from "#app/features/people/account/profile/profiles.repository.server.ts";
import { users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { learnerKey, listCourseLearners } from "./learners.repository.server";
import { LEARNERS_LIST, type LearnersQuery } from "./learners-query";

const EVERYONE = LEARNERS_LIST.parse(new URLSearchParams());
const ofCourse = (course: number, more: Partial<LearnersQuery> = {}): LearnersQuery => ({
	...EVERYONE,
	filters: { course, status: null },
	...more,
});

function daysLater(days: number) {
	return new Date(MADE_AT.getTime() + days * 86_400_000);
}

async function makeClass() {
	const instructor = await makeUser(db, { role: "instructor" });
	const { course } = await makeCourse(db, { instructorId: instructor.id, titles: { de: "Kurs" } });
	const people = [
		["Ann Lee", "completed", 100],
		["Иван Петров", "in_progress", 50],
		["100% Sure", "enrolled", 0],
		["Bea Ann", "refunded", 10],
		["李小明", "active", 0],
		["Jörg Müller-O'Neil", "active", 30],
	] as const;
	for (const [index, [name, status, progress]] of people.entries()) {
		const user = await makeUser(db, { name, country: "DE" });
		const lastActivityAt = daysLater(index);
		await makeEnrollment(db, { userId: user.id, courseId: course.id, status, progress, lastActivityAt });
	}
	return { instructor, course };
}

test("the country of a learner is left out where they show it to nobody", async () => {
	const { instructor } = await makeClass();
	const input = { instructorId: instructor.id, query: EVERYONE };
	const learners = await listCourseLearners(db, input);
	const [hidden, shown] = learners.map(({ name }) => name);
	const choose = async (name: string | undefined, country: "members" | "nobody") => {
		const [who] = await db
			.select({ id: users.id })
			.from(users)
			.where(eq(users.name, String(name)))
			.orderBy(desc(users.id));
		await putProfile(db, who?.id ?? 0, { visibility: { country } }, new Date());
	};
	await choose(hidden, "nobody");
	await choose(shown, "members");

	const again = await listCourseLearners(db, input);
	const countries = Object.fromEntries(again.map(({ name, country }) => [name, country]));
	expect(countries).toMatchObject({ [String(hidden)]: null, [String(shown)]: "DE" });
});

test("learners come by their activity or their progress, from either end", async () => {
	const { instructor, course } = await makeClass();
	const names = async (query: Partial<LearnersQuery>) => {
		const input = { instructorId: instructor.id, query: ofCourse(course.id, query) };
		return (await listCourseLearners(db, input)).map(({ name }) => name);
	};
	const latest = ["Jörg Müller-O'Neil", "李小明", "Bea Ann", "100% Sure", "Иван Петров", "Ann Lee"];

	expect(await names({})).toEqual(latest);
	expect(await names({ isDescending: false })).toEqual(latest.toReversed());
	expect(await names({ sort: "progress" })).toEqual([
		"Ann Lee",
		"Иван Петров",
		"Jörg Müller-O'Neil",
		"Bea Ann",
		"李小明",
		"100% Sure",
	]);
	expect(await names({ sort: "progress", isDescending: false, q: "ann" })).toEqual(["Bea Ann", "Ann Lee"]);
	expect(await names({ page: 2 })).toEqual([]);
});

test("those of one status are listed and counted", async () => {
	const { instructor, course } = await makeClass();
	const query = ofCourse(course.id, { filters: { course: course.id, status: "active" } });
	const rows = await listCourseLearners(db, { instructorId: instructor.id, query });

	expect(rows.map(({ name, total }) => [name, total])).toEqual([
		["Jörg Müller-O'Neil", 2],
		["李小明", 2],
	]);
	expect(await listCourseLearners(db, { instructorId: instructor.id, query: { ...query, q: "Иван" } })).toEqual([]);
});

test.each([
	["ann", ["Bea Ann", "Ann Lee"]],
	["ANN lee", ["Ann Lee"]],
	["lee ann", ["Ann Lee"]],
	["an", ["Bea Ann", "Ann Lee"]],
	["иван", ["Иван Петров"]],
	["ПЕТРОВ", ["Иван Петров"]],
	["и", ["Иван Петров"]],
	["李", ["李小明"]],
	["小明", ["李小明"]],
	["李小明", ["李小明"]],
	["muller", ["Jörg Müller-O'Neil"]],
	["MÜLLER", ["Jörg Müller-O'Neil"]],
	["o'n", ["Jörg Müller-O'Neil"]],
	["%", ["100% Sure"]],
	["100%", ["100% Sure"]],
	["_", []],
	["nobody", []],
	["grew.example", []],
	['"', []],
	['ann" OR "lee', []],
	["ann OR иван", []],
	["name : ann", []],
	["ann*", []],
	["NOT (ann)", []],
	["x".repeat(300), []],
	["ж".repeat(300), []],
	["李".repeat(300), []],
	["🏠".repeat(300), []],
	["a ".repeat(150), ["Bea Ann", "Ann Lee"]],
	["1 2 ".repeat(75), []],
])("%j in a name finds %j", async (q, found) => {
	const { instructor } = await makeClass();
	const query = LEARNERS_LIST.parse(new URLSearchParams({ q }));
	const rows = await listCourseLearners(db, { instructorId: instructor.id, query });

	expect(rows.map(({ name }) => name)).toEqual(found);
	expect(rows.every(({ total }) => total === found.length)).toBe(true);
});

test("who changes the name is found by the new one, who is gone by none", async () => {
	const { instructor, course } = await makeClass();
	const user = await makeUser(db, { name: "Old Name" });
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const found = async (q: string) =>
		(await listCourseLearners(db, { instructorId: instructor.id, query: { ...EVERYONE, q } })).length;
	expect(await found("old name")).toBe(1);

	await db.update(users).set({ name: "Brand Renamed" }).where(eq(users.id, user.id));
	expect([await found("old name"), await found("renamed")]).toEqual([0, 1]);
	await db.delete(users).where(eq(users.id, user.id));
	expect(await found("renamed")).toBe(0);
});

test.each(["", "ann"])("an export of %j goes on after each row, and passes none over", async (q) => {
	const { instructor, course } = await makeClass();
	for (const order of [
		{ sort: "progress", isDescending: false },
		{ sort: "activity", isDescending: true },
		{ sort: "enrolled", isDescending: true },
	] as const) {
		const query = ofCourse(course.id, { ...order, q });
		const input = { instructorId: instructor.id, query };
		const whole = await listCourseLearners(db, input);
		const oneByOne: typeof whole = [];
		for (const _ of whole) {
			const last = oneByOne.at(-1);
			oneByOne.push(
				...(await listCourseLearners(db, input, { limit: 1, after: last ? learnerKey(last, query) : null })),
			);
		}
		expect(oneByOne.map(({ name }) => name)).toEqual(whole.map(({ name }) => name));
	}
});

test("the learners of another's course stay unseen", async () => {
	const { instructor } = await makeClass();
	const other = await makeClass();

	const query = ofCourse(other.course.id);
	expect(await listCourseLearners(db, { instructorId: instructor.id, query })).toEqual([]);
	expect(await listCourseLearners(db, { instructorId: null, query })).toHaveLength(6);
});

test.each([{ instructorId: 1 }, { instructorId: null }, { session: "x" }])(
	"no statement for owner %j reads a growing table from end to end",
	async (owner) => {
		const statements = [
			...[
				"",
				"sort=activity&course=1&page=3",
				"sort=-progress",
				"sort=progress&status=active",
				"sort=-enrolled&course=1",
				"sort=enrolled&status=active",
				"q=ann&course=1",
				"q=a&status=active",
			].map((search) => listCourseLearners(db, { ...owner, query: LEARNERS_LIST.parse(new URLSearchParams(search)) })),
			listCourseLearners(db, { ...owner, query: ofCourse(1) }, { limit: 500, after: [5, 5] }),
		];
		for (const statement of statements) {
			await expectNoScan(statement);
			await expectDistinctColumns(statement);
		}
	},
);
