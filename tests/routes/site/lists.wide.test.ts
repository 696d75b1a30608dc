import Papa from "papaparse";
import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

test("who has to sign in first keeps a search of 300 characters", async () => {
	const path = `/instructor-dashboard?q=${encodeURIComponent("李".repeat(300))}`;
	const answer = await school.request(path);
	const login = answer.headers.get("Location") ?? "";

	expect(new URL(login, school.address).searchParams.get("redirectTo")).toBe(path);
	expect((await school.request(login)).status).toBe(200);
});

async function csv(path: string, headers = {}) {
	const response = await school.request(path, { as: "admin", headers });
	const rows = Papa.parse<string[]>((await response.text()).replace(/^\uFEFF/, "")).data;
	return { response, heads: rows[0], rows: rows.slice(1) };
}

test("the learners of a course come as a file, those whom the list shows and no others", async () => {
	const count = await school.db.prepare("SELECT count(*) AS n FROM enrollments WHERE course_id = 1").first<number>("n");
	const all = await csv("/instructor-dashboard/learners.csv?course=1");
	expect(all.response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
	expect(all.response.headers.get("Content-Disposition")).toBe('attachment; filename="learners.csv"');
	expect(all.heads).toEqual(["Name", "Country", "Status", "Progress", "Enrolled", "Last activity", "Finished"]);
	expect(all.rows).toHaveLength(Number(count));

	const [name = ""] = all.rows[0] ?? [];
	const search = name.split(" ")[0]?.toUpperCase() ?? "";
	const found = await csv(`/instructor-dashboard/learners.csv?course=1&q=${encodeURIComponent(search)}`);
	expect(found.rows.length).toBeGreaterThan(0);
	expect(found.rows.every(([one]) => one?.toUpperCase().includes(search))).toBe(true);

	const german = await csv("/instructor-dashboard/learners.csv?course=1", { "Accept-Language": "de" });
	expect(german.heads).toEqual([
		"Name",
		"Land",
		"Status",
		"Fortschritt",
		"Eingeschrieben",
		"Letzte Aktivität",
		"Abgeschlossen",
	]);
});

test("a learner cannot put a formula into the file of an instructor", async () => {
	const fields = { name: '=HYPERLINK("https://evil.example","x")', email: "formula@mail.example" };
	const password = "a quiet green valley";
	expect((await school.postJson("/api/auth/register", { ...fields, password })).status).toBe(201);
	await school.db
		.prepare(
			`INSERT INTO enrollments (user_id, course_id, source, status, created_at, last_activity_at)
			SELECT id, 1, 'free', 'enrolled', 0, 0 FROM users WHERE email = ?`,
		)
		.bind(fields.email)
		.run();

	const { rows } = await csv("/instructor-dashboard/learners.csv?course=1&q=hyperlink");
	expect(rows.map(([name]) => name)).toEqual([`'${fields.name}`]);
});

test("the course of another instructor is exported as nothing", async () => {
	const foreign = await school.db
		.prepare(
			"SELECT c.id FROM courses c JOIN users u ON u.id = c.instructor_id WHERE u.email <> 'instructor@grew.example' LIMIT 1",
		)
		.first<number>("id");
	const path = `/instructor-dashboard/learners.csv?course=${foreign}`;

	expect((await csv(path)).rows.length).toBeGreaterThan(0);
	const response = await school.request(path, { as: "instructor" });
	expect((await response.text()).trim().split("\r\n")).toHaveLength(1);
});
