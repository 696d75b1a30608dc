import { DAY_MS } from "#app/shared/durations.ts";
import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

const FIVE_MINUTES = 5 * 60_000;

// In a school of its own, because running its clock would affect other tests.
test(
	"an account is erased after its fourteen days, from the form to the last mail, and nothing of it is left",
	WIDE,
	async ({ page }) => {
		test.setTimeout(240_000);
		const school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
		const { address, bindings } = school;
		const one = <T>(sql: string, ...values: unknown[]) =>
			bindings.DB.prepare(sql)
				.bind(...values)
				.first<T>();
		try {
			const data = newcomer();
			const headers = { Origin: address };
			await page.request.post(`${address}/api/auth/register`, { data, headers });
			const user = await one<{ id: number }>("select id from users where email = ?", data.email);
			const id = Number(user?.id);
			const enrolled = await page.request.post(`${address}/api/enrollments`, { data: { courseId: 1 }, headers });
			expect(enrolled.status()).toBe(201);
			await page.goto(`${address}/settings/privacy/delete`);
			await expectHydrated(page);
			await page.getByText("Delete my account", { exact: true }).click();
			await page.getByRole("button", { name: "Yes, delete my account" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Your account will be erased" })).toBeVisible();

			await school.runClock(new Date(Date.now() - 2 * FIVE_MINUTES));
			expect(await one("select email from users where id = ?", id)).toEqual({ email: data.email });

			// Moves this request's due day instead of the school's clock.
			await bindings.DB.prepare(
				"update account_deletions set asked_at = asked_at - ?1, due_at = due_at - ?1 where user_id = ?2",
			)
				.bind(14 * DAY_MS, id)
				.run();
			let at = Date.now();
			const tick = async () => {
				await school.runClock(new Date(at));
				// The clock runs every five minutes; its jobs are due now.
				at += FIVE_MINUTES;
				return one("select 1 as found from users where id = ?", id);
			};
			await expect.poll(tick, { timeout: 120_000, intervals: [500] }).toBeNull();

			await page.goto(`${address}/login`);
			await expectHydrated(page);
			await page.getByLabel("E-mail").fill(data.email);
			await page.getByLabel("Password", { exact: true }).fill(data.password);
			await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
			await expect(page.getByRole("alert").first()).toBeVisible();
			await expect(page).toHaveURL(/\/login/);
			await page.goto(`${address}/outbox?q=${encodeURIComponent(data.email)}`);
			await expect(page.getByText("Your account is being erased").first()).toBeVisible();
			for (const table of ["enrollments", "sessions", "credentials", "account_deletions"]) {
				expect([table, await one(`select count(*) n from ${table} where user_id = ?`, id)]).toEqual([table, { n: 0 }]);
			}
			const deeds = "select actor_id, before, after from audit_entries where subject_kind = 'user' and subject_id = ?";
			const { results } = await bindings.DB.prepare(deeds).bind(String(id)).all();
			expect(results.length).toBeGreaterThan(0);
			expect(JSON.stringify(results)).not.toContain(data.email);

			// The address is free again, and a new account inherits nothing.
			await page.request.post(`${address}/api/auth/register`, { data, headers });
			expect(await one<{ id: number }>("select id from users where email = ?", data.email)).not.toEqual({ id });
		} finally {
			await school.close();
		}
	},
);
