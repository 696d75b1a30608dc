import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findCourse, listCoTeachers, listTeachersOfCourse } from "#app/features/learning/catalog/face.server.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { listPublicTeachers } from "#app/features/learning/catalog/teacher/teachers.repository.server.ts";
import { findEditedCourse } from "#app/features/learning/course-editor/drafts/edited-course.server.ts";
import { listTaughtCourses } from "#app/features/learning/teaching/taught-courses.repository.server.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { transferCourse } from "../publishing/give-course.server";
import { courseSharedMail } from "../publishing/hand-over-mails.server";
import { addCoTeacher, moveCoTeacher, removeCoTeacher, returnCoTeacher } from "./change-co-teachers.server";

let courseId = 0;
let owner = { id: 0, role: "instructor" };
const admin = { id: 0, role: "admin" };
const when = { requestId: "r", now };
const PAGE = { now: new Date(now.getTime() + 1), limit: 20 };
const origin = "https://school.example";

beforeEach(async () => {
	const begun = await beginCourse();
	await ship(courseContent(begun.id, [{ key: "one" }]));
	courseId = begun.id;
	owner = { id: begun.teacher, role: "instructor" };
	admin.id = (await makeUser(db, { role: "admin", emailVerifiedAt: now, capabilities: ["people", "content"] })).id;
});

async function makeTeacher(given: Partial<typeof users.$inferInsert> = {}) {
	const { id, email } = await makeUser(db, { role: "instructor", emailVerifiedAt: now, ...given });
	return { id, email, role: "instructor" };
}
const add = (who: string, by = owner) => addCoTeacher(db, { courseId, by, who, origin, ...when });
async function added() {
	const teacher = await makeTeacher();
	expect(await add(teacher.email.toUpperCase())).toMatchObject({ ok: true, userId: teacher.id });
	return teacher;
}
const remove = (userId: number, by = owner) => removeCoTeacher(db, { courseId, by, userId, ...when });
const teaching = async () =>
	(await listTeachersOfCourse(db, courseId)).filter(({ hasLeft }) => !hasLeft).map(({ id }) => id);
const edits = async (editor: { id: number; role: string }) =>
	(await findEditedCourse(db, { courseId, editor, language: "en" })) !== null;
const deeds = async () =>
	(await listDeedsOfSubject(db, { kind: "course", id: courseId }, PAGE)).map(({ deed }) => deed);

test("an instructor adds another by the exact address: they edit, are shown everywhere, and are told", async () => {
	const other = await added();
	expect(await edits(other)).toBe(true);
	expect(await teaching()).toEqual([owner.id, other.id]);
	const [course] = await findCourse(db, courseId, "en");
	expect(course && isTeacher(course, { id: other.id, role: "instructor" })).toBe(true);
	expect((await listCoTeachers(db, courseId, "en")).map(({ instructorId }) => instructorId)).toEqual([other.id]);
	expect((await listPublicTeachers(db)).map(({ id }) => id)).toContain(other.id);
	const mails = (await db.select().from(outbox)).map(({ payload }) => payload as { mail?: string; userId?: number });
	expect(mails.filter(({ userId }) => userId === other.id)).toMatchObject([{ mail: "courseShared" }]);
	const about = { userId: other.id, courseId, origin, language: null, askedAt: now, now };
	expect(await courseSharedMail.compose(db, about)).toMatchObject({ to: other.email });
	expect(await courseSharedMail.compose(db, { ...about, userId: owner.id })).toBeNull();
	expect(await deeds()).toEqual(["courses.addTeacher"]);
});

test("what the course earned is shown to its owner and to admins alone", async () => {
	const other = await added();
	const seen = async (instructorId: number | null) =>
		(await listTaughtCourses(db, { owner: { instructorId }, language: "en" })).find(({ id }) => id === courseId)
			?.seesRevenue;
	expect([await seen(owner.id), await seen(other.id), await seen(null)]).toEqual([true, false, true]);
});

const whole = (email: string): string => email;
const cut = (email: string): string => email.slice(1);
const named = (): string => "Tomás Herrera";

describe("is not added", () => {
	test.each([
		["a name, by an instructor", { name: "Tomás Herrera" }, named],
		["part of an address", {}, cut],
		["a learner", { role: "student" as const }, whole],
		["an address that is not confirmed", { emailVerifiedAt: null }, whole],
		["a suspended account", { suspendedAt: now }, whole],
	])("%s", async (_what, given, who) => {
		const teacher = await makeTeacher(given);
		expect(await add(who(teacher.email))).toEqual({ ok: false, reason: "unknown" });
		expect(await teaching()).toEqual([owner.id]);
	});

	test("the owner, somebody twice, and nobody by an instructor of another course", async () => {
		const other = await added();
		expect(await add(other.email)).toEqual({ ok: false, reason: "already" });
		const [self] = await db.select().from(users).where(eq(users.id, owner.id));
		await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, owner.id));
		expect(await add(String(self?.email))).toEqual({ ok: false, reason: "already" });
		const stranger = await makeTeacher();
		expect(await add(other.email, stranger)).toEqual({ ok: false, reason: "notFound" });
		expect(await add(stranger.email, stranger)).toEqual({ ok: false, reason: "notFound" });
	});

	test("a name that two have, by an admin; one alone is found", async () => {
		const name = `Ada ${courseId}`;
		const one = await makeTeacher({ name });
		expect(await add(name, admin)).toMatchObject({ ok: true, userId: one.id });
		const twin = `Bea ${courseId}`;
		await makeTeacher({ name: twin });
		await makeTeacher({ name: twin });
		expect(await add(twin, admin)).toEqual({ ok: false, reason: "several" });
	});
});

test("whoever is removed edits no more, comes back to their place, and only then", async () => {
	const [first, second] = [await added(), await added()];
	expect(await remove(first.id, second)).toEqual({ ok: true });
	expect([await edits(first), await teaching()]).toEqual([false, [owner.id, second.id]]);
	expect(await remove(first.id)).toEqual({ ok: false, reason: "changed" });
	expect(await returnCoTeacher(db, { courseId, by: first, userId: first.id, ...when })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await returnCoTeacher(db, { courseId, by: owner, userId: first.id, ...when })).toEqual({ ok: true });
	expect(await teaching()).toEqual([owner.id, first.id, second.id]);
	const stranger = await makeTeacher();
	expect(await returnCoTeacher(db, { courseId, by: owner, userId: stranger.id, ...when })).toEqual({
		ok: false,
		reason: "changed",
	});
});

test("the owner is removed by nobody, and a stranger removes nobody", async () => {
	const other = await added();
	for (const by of [other, admin]) expect(await remove(owner.id, by)).toEqual({ ok: false, reason: "changed" });
	expect(await remove(other.id, await makeTeacher())).toEqual({ ok: false, reason: "notFound" });
	expect(await teaching()).toEqual([owner.id, other.id]);
});

test("of two who order at once one has an effect", async () => {
	const [a, b, c] = [await added(), await added(), await added()];
	const seen = [a.id, b.id, c.id];
	const move = (userId: number, step: -1 | 1) =>
		moveCoTeacher(db, { courseId, by: owner, userId, step, seen, ...when });
	expect(await move(c.id, -1)).toEqual({ ok: true });
	expect(await move(a.id, 1)).toEqual({ ok: false, reason: "changed" });
	expect(await teaching()).toEqual([owner.id, a.id, c.id, b.id]);
});

test("whoever is given the course is its owner alone, and who lost the role edits nothing", async () => {
	const [heir, other] = [await added(), await added()];
	await transferCourse(db, { actorId: admin.id, courseId, from: owner.id, to: heir.id, origin, ...when });
	expect(await teaching()).toEqual([heir.id, other.id]);
	await db.update(users).set({ role: "student" }).where(eq(users.id, other.id));
	const [course] = await findCourse(db, courseId, "en");
	expect(course?.coTeachers).toEqual([]);
});

test("teachers are found by indexes, and the rows of a batch keep their columns apart", async () => {
	for (const statement of [listTeachersOfCourse(db, courseId), listCoTeachers(db, courseId, "de")]) {
		await expectNoScan(statement);
		expectDistinctColumns(statement);
	}
});
