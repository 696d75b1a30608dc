import { beforeAll, describe, expect, test, vi } from "vitest";
import { bidiIsolate } from "#app/shared/text/bidi-isolate.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const ARABIC = "أميرة";
const LETTERS = bidiIsolate([...ARABIC].join(" "));
type Who = "student" | "instructor" | "admin";
const page = async (path: string, as?: Who) => (await school.request(path, as ? { as } : {})).text();
const idOf = async (email: string) =>
	(await school.db.prepare("SELECT id FROM users WHERE email = ?1").bind(email).first<{ id: number }>())?.id ?? 0;
/** Stored before names were checked; the page refuses it now. */
const setName = (userId: number, name: string) =>
	school.db
		.prepare(
			"INSERT INTO certificate_names (user_id, name, changed_at) VALUES (?1, ?2, 0) ON CONFLICT DO UPDATE SET name = ?2",
		)
		.bind(userId, name)
		.run();

let student = 0;
let enrollmentId = 0;
let teacher = 0;
beforeAll(async () => {
	student = await idOf("student@grew.example");
	const finished = await school.db
		.prepare(
			`SELECT enrollments.id AS id, courses.instructor_id AS teacher FROM enrollments JOIN courses ON courses.id = course_id
			WHERE user_id = ?1 AND status = 'completed'`,
		)
		.bind(student)
		.first<{ id: number; teacher: number }>();
	enrollmentId = finished?.id ?? 0;
	teacher = finished?.teacher ?? 0;
	await school.db.prepare("DELETE FROM certificates WHERE user_id = ?1").bind(student).run();
	await school.db.prepare("INSERT INTO certificate_holds VALUES (?1, 1700000000000)").bind(enrollmentId).run();
	await setName(student, ARABIC);
});

describe("a certificate that waits for a name", () => {
	test("is counted by the overview, whose link leads to the list that says whose name it is and what is wrong", async () => {
		expect(await page("/admin", "admin")).toContain('href="/admin/certificates#held"');
		const list = await page("/admin/certificates", "admin");
		expect(list).toMatch(/<section id="held"/);
		expect(list).toContain(`href="/admin/users/${student}"`);
		expect(list).toContain(`The holder’s name has letters we cannot print: ${LETTERS}`);
		expect(list).toContain("Waiting since Nov 14, 2023");
	});

	test("is told of again, once a day", async () => {
		const tell = () => school.postForm("/admin/certificates", { enrollmentId: String(enrollmentId) }, "admin");
		expect((await tell()).headers.get("Location")).toBe("/admin/certificates?told=told#held");
		expect((await tell()).headers.get("Location")).toBe("/admin/certificates?told=toldToday#held");
		expect(await page("/admin/certificates?told=toldToday", "admin")).toContain("already been notified today");
		await vi.waitFor(async () => expect(await page("/outbox", "admin")).toContain("is waiting for a name"), 20_000);
	});

	test("says to its holder which letters it is, or that it is the teacher's name", async () => {
		expect(await page("/certificates", "student")).toContain(`our documents cannot print ${LETTERS}`);

		await setName(student, "Amira Okafor");
		await setName(teacher, ARABIC);
		const own = await page("/certificates", "student");
		expect(own).toContain("is waiting for the instructor’s name");
		expect(own).not.toContain("is waiting for a name that we can print");
		const list = await page("/admin/certificates", "admin");
		expect(list).toContain(`The instructor’s name has letters we cannot print: ${LETTERS}`);
		expect(list).toContain(`href="/admin/users/${teacher}"`);
	});

	test("is issued once both can be printed, and the list is gone", async () => {
		await setName(teacher, "Amir");
		const issued = await school.postForm("/admin/certificates", { enrollmentId: String(enrollmentId) }, "admin");
		expect(issued.headers.get("Location")).toBe("/admin/certificates?told=issuing#held");
		await vi.waitFor(async () => expect(await page("/certificates", "student")).toContain("Amira Okafor"), 20_000);
		await vi.waitFor(async () => {
			const { n } =
				(await school.db
					.prepare("SELECT count(*) AS n FROM certificates WHERE user_id = ?1")
					.bind(student)
					.first<{ n: number }>()) ?? {};
			expect(n).toBe(1);
		}, 20_000);
		expect(await page("/admin/certificates", "admin")).toContain("No certificate is waiting for a name.");
	});
});

test("a template whose words cannot be printed is refused, at the field", async () => {
	const words = { heading: "", statement: "", note: "", signerName: ARABIC, signerRole: "" };
	const path = "/admin/certificates/templates/0";
	const refused = await school.postForm(path, { language: "en", version: "0", ...words }, "admin");
	const body = await refused.text();
	expect([refused.status, body.includes(`Our documents cannot print ${LETTERS}`)]).toEqual([400, true]);
	expect(body).toContain(`value="${ARABIC}"`);
});

test("the template of the school is found by that name as well", async () => {
	const answer = await school.request("/admin/certificates/templates/school", { as: "admin" });
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/certificates/templates/0"]);
	const other = await school.request("/admin/certificates/templates/schools", { as: "admin" });
	expect(other.status).toBe(404);
});

test("what is left of a course stands lesson by lesson, each with its reason and a link", async () => {
	const body = await page("/certificates", "student");
	const lessons =
		body.match(/<a[^>]*href="\/lessons\/\d+"[^>]*>(?:(?!<\/a>).)*(?:Not opened|You need|mark it done)/g) ?? [];
	const { n } = (await school.db
		.prepare(
			`SELECT count(*) AS n FROM enrollments JOIN lessons USING (course_id) LEFT JOIN lesson_progress AS done
			ON done.enrollment_id = enrollments.id AND done.lesson_id = lessons.id
			WHERE user_id = ?1 AND status IN ('enrolled', 'active', 'in_progress')
			AND required = 1 AND retired_at IS NULL AND done.completed_at IS NULL`,
		)
		.bind(student)
		.first<{ n: number }>()) ?? { n: 0 };
	expect(n).toBeGreaterThan(3);
	expect(lessons).toHaveLength(n);
});
