import { expect, test } from "vitest";
import { seedDatabase } from "../../db/seed.ts";
import { prepareDatabase, type SchoolBindings } from "../../scripts/prepare-database.ts";
import { openSchool } from "../../scripts/school.ts";

test("a course goes to a confirmed instructor with its address or to the admin, never to who only took the address", async () => {
	const school = await openSchool();
	try {
		const { DB, MEDIA, CACHE } = await school.getBindings<SchoolBindings>();
		const publish = () => seedDatabase(DB, MEDIA, () => {}, { demoPeople: false });
		const join = (email: string, role: string, verifiedAt: number | null) =>
			DB.prepare("insert into users (name, email, role, email_verified_at, created_at) values ('N', ?, ?, ?, 0)")
				.bind(email, role, verifiedAt)
				.run();
		const owners = async () => {
			const sql = "select distinct u.email from courses c join users u on u.id = c.instructor_id order by u.email";
			return (await DB.prepare(sql).all<{ email: string }>()).results.map(({ email }) => email);
		};

		await prepareDatabase({ DB, MEDIA, CACHE }, () => {}, { demoPeople: false });
		await join("instructor@grew.example", "student", 1);
		await join("instructor2@grew.example", "instructor", null);
		await publish();
		expect(await owners()).toEqual([]);

		await join("admin@school.example", "admin", 1);
		await DB.prepare("update users set email_verified_at = 1 where email = 'instructor2@grew.example'").run();
		await publish();
		expect(await owners()).toEqual(["admin@school.example", "instructor2@grew.example"]);
	} finally {
		await school.dispose();
	}
});
