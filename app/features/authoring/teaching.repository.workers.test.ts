import { expect, test } from "vitest";
import { db } from "../../../tests/database";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "../../../tests/factories";
import { expectDistinctColumns, expectNoScan } from "../../../tests/query-plan";
import type { LearnersQuery } from "./learners-query";
import { findTeaching, listCourseLearners, listTaughtCourses } from "./teaching.repository.server";

const EVERYONE: LearnersQuery = { courseId: null, q: "", sort: "latest", page: 1 };
const language = "en" as const;

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
	] as const;
	for (const [index, [name, status, progress]] of people.entries()) {
		const user = await makeUser(db, { name, country: "DE" });
		const lastActivityAt = daysLater(index);
		await makeEnrollment(db, { userId: user.id, courseId: course.id, status, progress, lastActivityAt });
	}
	return { instructor, course };
}

test("an instructor sees the figures of own courses only", async () => {
	const { instructor, course } = await makeClass();
	await makeClass();

	const { taught } = await findTeaching(db, { instructorId: instructor.id, language: "de", query: EVERYONE });

	expect(taught).toEqual([
		expect.objectContaining({
			id: course.id,
			title: "Kurs",
			enrollmentCount: 4,
			counted: 4,
			active: 2,
			completed: 1,
			averageProgress: 40,
		}),
	]);
});

test("an admin sees all courses, also those nobody takes", async () => {
	const { course } = await makeCourse(db);

	const { taught } = await findTeaching(db, { instructorId: null, language, query: EVERYONE });

	expect(taught.find(({ id }) => id === course.id)).toMatchObject({ counted: 0, active: 0, averageProgress: null });
});

test("learners come by their activity, latest or quietest first", async () => {
	const { instructor, course } = await makeClass();
	const names = async (query: Partial<LearnersQuery>) => {
		const input = { instructorId: instructor.id, query: { ...EVERYONE, courseId: course.id, ...query } };
		return (await listCourseLearners(db, input)).map(({ name }) => name);
	};

	expect(await names({})).toEqual(["Bea Ann", "100% Sure", "Иван Петров", "Ann Lee"]);
	expect(await names({ sort: "quietest" })).toEqual(["Ann Lee", "Иван Петров", "100% Sure", "Bea Ann"]);
	expect(await names({ page: 2 })).toEqual([]);
});

test("names are found whatever their case, and wildcards stand for themselves", async () => {
	const { instructor } = await makeClass();
	const found = async (q: string) => {
		const rows = await listCourseLearners(db, { instructorId: instructor.id, query: { ...EVERYONE, q } });
		return rows.map(({ name, total }) => [name, total]);
	};

	expect(await found("ann")).toEqual([
		["Bea Ann", 2],
		["Ann Lee", 2],
	]);
	expect(await found("ИВАН")).toEqual([["Иван Петров", 1]]);
	expect(await found("%")).toEqual([["100% Sure", 1]]);
	expect(await found("nobody")).toEqual([]);
});

test("the learners of another's course stay unseen", async () => {
	const { instructor } = await makeClass();
	const other = await makeClass();

	const query = { ...EVERYONE, courseId: other.course.id };
	expect(await listCourseLearners(db, { instructorId: instructor.id, query })).toEqual([]);
	expect(await listCourseLearners(db, { instructorId: null, query })).toHaveLength(4);
});

test.each([1, null])("no statement for owner %s reads a growing table from end to end", async (instructorId) => {
	const statements = [
		listTaughtCourses(db, { instructorId, language }),
		listCourseLearners(db, { instructorId, query: EVERYONE }),
		listCourseLearners(db, { instructorId, query: { ...EVERYONE, courseId: 1, sort: "quietest", page: 3 } }),
		listCourseLearners(db, { instructorId, query: { ...EVERYONE, courseId: 1, q: "ann" } }),
	];
	for (const statement of statements) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
});
