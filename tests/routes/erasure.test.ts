import { expect, test } from "vitest";
import { openedSchool, signIn } from "./school.ts";

// A school of its own: its clock ticks, and what is due for others would come with it.
const school = openedSchool();
const PASSWORD = "a quiet green valley";
const DAY = 86_400_000;
const FIVE_MINUTES = 5 * 60_000;

const one = <T>(sql: string, ...values: unknown[]) =>
	school.db
		.prepare(sql)
		.bind(...values)
		.first<T>();

test("an account is erased after its fourteen days, from the form to the last mail, and nothing of it is left", async () => {
	const email = `leaver.${Date.now()}@mail.example`;
	await school.postJson("/api/auth/register", { name: "Leaver Novak", email, password: PASSWORD });
	const { cookie } = await signIn(school.address, email, PASSWORD);
	const request = (path: string, init: RequestInit = {}) =>
		school.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
	await request("/courses");
	const user = await one<{ id: number }>("select id from users where email = ?", email);
	const id = Number(user?.id);
	// Something of theirs in more than one table.
	const enrolled = await request("/api/enrollments", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ courseId: 1 }),
	});
	expect(enrolled.status).toBe(201);
	const asked = await request("/settings/privacy/delete", {
		method: "POST",
		body: new URLSearchParams({ intent: "deleteAccount" }),
	});
	expect(asked.headers.get("Location")).toBe("/account-ending");

	// A tick before the day does nothing.
	await school.runClock(new Date(Date.now() - 2 * FIVE_MINUTES));
	expect(await one("select email from users where id = ?", id)).toEqual({ email });

	// Fourteen days go by for this wish alone: its day is moved, not the time of the school.
	await school.db
		.prepare("update account_deletions set asked_at = asked_at - ?1, due_at = due_at - ?1 where user_id = ?2")
		.bind(14 * DAY, id)
		.run();
	let at = Date.now();
	const tick = async () => {
		await school.runClock(new Date(at));
		// The clock looks again every five minutes; what it leaves for the queue is due by now.
		at += FIVE_MINUTES;
		return one("select 1 as found from users where id = ?", id);
	};
	await expect.poll(tick, { timeout: 120_000, interval: 500 }).toBeNull();

	const mails = await (await school.request(`/outbox?q=${encodeURIComponent(email)}`)).text();
	expect(mails).toContain("Your account is being erased");
	for (const table of ["enrollments", "sessions", "credentials", "account_deletions"]) {
		expect([table, await one(`select count(*) n from ${table} where user_id = ?`, id)]).toEqual([table, { n: 0 }]);
	}
	await expect(signIn(school.address, email, PASSWORD)).rejects.toThrow("answered 401");
	const deeds = "select actor_id, before, after from audit_entries where subject_kind = 'user' and subject_id = ?";
	const { results } = await school.db.prepare(deeds).bind(String(id)).all<{ before: unknown; after: unknown }>();
	expect(results.length).toBeGreaterThan(0);
	expect(JSON.stringify(results)).not.toContain(email);
	// The address is free again, for an account that has nothing of the former one.
	await school.postJson("/api/auth/register", { name: "Leaver Novak", email, password: PASSWORD });
	expect(await one<{ id: number }>("select id from users where email = ?", email)).not.toEqual({ id });
}, 180_000);
