import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { inBatch } from "#db/in-batch.server.ts";
import { courseTeachers, profiles, profileTranslations, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeSession, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findCourse, listCoursesOfTeacher } from "../courses.repository.server";
import { teacherView } from "./teacher-view";
import { findOwnTeacherPage, findTeacher, listPublicTeachers } from "./teachers.repository.server";

let teacher = { id: 0 };
beforeEach(async () => {
	teacher = await makeUser(db, { role: "instructor", name: "Ada", headline: "Gutachterin", language: "de" });
});

const found = async (id: number, language: "en" | "de" | "fr" = "en") => (await findTeacher(db, id, language))[0];

describe("a teacher has a page", () => {
	test("with a published course", async () => {
		expect(await found(teacher.id)).toBeUndefined();
		await makeCourse(db, { instructorId: teacher.id, publishedAt: null });
		expect(await found(teacher.id)).toBeUndefined();
		await makeCourse(db, { instructorId: teacher.id });
		expect(await found(teacher.id)).toMatchObject({ instructorId: teacher.id, instructorName: "Ada" });
	});

	test("and nobody who teaches nothing, whatever their role", async () => {
		await makeCourse(db, { instructorId: teacher.id });
		for (const role of ["student", "instructor", "admin"] as const) {
			expect(await found((await makeUser(db, { role })).id)).toBeUndefined();
		}
	});

	test("until they are no instructor any more, alone or beside others", async () => {
		const { course } = await makeCourse(db, { instructorId: teacher.id });
		const other = await makeUser(db, { role: "instructor" });
		await db.insert(courseTeachers).values({ courseId: course.id, userId: other.id, position: 1, addedAt: MADE_AT });
		const listed = async () => (await listPublicTeachers(db)).map(({ id }) => id);
		for (const { id } of [teacher, other]) {
			expect(await found(id)).toMatchObject({ instructorId: id });
			expect(await listed()).toContain(id);
			await db.update(users).set({ role: "student" }).where(eq(users.id, id));
			expect(await found(id)).toBeUndefined();
			expect(await listed()).not.toContain(id);
		}
	});

	test("which their profile and the site map know", async () => {
		const session = await makeSession(db, teacher.id);
		expect(await findOwnTeacherPage(db, { session })).toEqual([]);
		const { course } = await makeCourse(db, { instructorId: teacher.id });
		await makeCourse(db, { instructorId: teacher.id, publishedAt: new Date(MADE_AT.getTime() - 1_000) });
		expect(await findOwnTeacherPage(db, { session })).toEqual([{ teacherId: teacher.id }]);
		const listed = (await listPublicTeachers(db)).filter(({ id }) => id === teacher.id);
		expect(listed).toEqual([{ id: teacher.id, publishedAt: course.publishedAt }]);
	});
});

test("the page lists published courses alone, and those of this teacher", async () => {
	const [shown] = [await makeCourse(db, { instructorId: teacher.id })];
	await makeCourse(db, { instructorId: teacher.id, publishedAt: null });
	await makeCourse(db);
	const { courses } = await inBatch(db, { courses: listCoursesOfTeacher(db, "en", teacher.id) });
	expect(courses.map(({ id, instructorName }) => [id, instructorName])).toEqual([[shown.course.id, "Ada"]]);
});

describe("what the page says", () => {
	const shown = async (language: "en" | "de" | "fr", toMember = false) => {
		const row = await found(teacher.id, language);
		return row && teacherView(row, { language, toMember });
	};
	beforeEach(async () => {
		await makeCourse(db, { instructorId: teacher.id });
		await db.insert(profiles).values({ userId: teacher.id, bio: "Ich.", bioHtml: "<p>Ich.</p>", changedAt: MADE_AT });
		const english = { language: "en", headline: "Appraiser", bio: "Me.", bioHtml: "<p>Me.</p>" };
		await db.insert(profileTranslations).values({ userId: teacher.id, ...english });
	});

	test("is in the reader's language, else in English, with the language that it is in", async () => {
		expect(await shown("de")).toMatchObject({
			to: `/instructors/${teacher.id}`,
			headline: { text: "Gutachterin", language: "de", foreign: null },
			bio: { beginning: "<p>Ich.</p>", language: "de", foreign: null },
		});
		expect(await shown("fr")).toMatchObject({
			headline: { text: "Appraiser", language: "en", foreign: "anglais" },
			bio: { beginning: "<p>Me.</p>", language: "en" },
		});
	});

	test("leaves out what they show to members or nobody", async () => {
		await db.update(profiles).set({ visibility: { bio: "members", headline: "nobody" } });
		expect(await shown("en")).toMatchObject({ headline: null, bio: null });
		expect(await shown("en", true)).toMatchObject({ headline: null, bio: { beginning: "<p>Me.</p>" } });
	});
});

test("an unpublished course names its teacher without a link, until they have another", async () => {
	const { course } = await makeCourse(db, { instructorId: teacher.id, publishedAt: null });
	const linked = async () => {
		const [row] = await findCourse(db, course.id, "en");
		return row && teacherView(row, { language: "en", toMember: false }).to;
	};
	expect(await linked()).toBeNull();
	await makeCourse(db, { instructorId: teacher.id });
	expect(await linked()).toBe(`/instructors/${teacher.id}`);
});

test("a teacher is found by indexes, and the rows of a batch keep their columns apart", async () => {
	await expectNoScan(findTeacher(db, teacher.id, "de"));
	await expectNoScan(listCoursesOfTeacher(db, "de", teacher.id));
	expectDistinctColumns(findTeacher(db, teacher.id, "de"));
});
