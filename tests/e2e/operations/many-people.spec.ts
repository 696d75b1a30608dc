import { copyState, openSchool } from "#scripts/school.ts";
import { openBindings } from "#scripts/state-bindings.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../school";

const PEOPLE = 100_000;

// Creating them takes half a minute. The SQL tests prove that few rows are read.
test("an admin finds a person among 100,000, by name and by address", WIDE, async ({ browser }) => {
	test.setTimeout(240_000);
	const place = Math.floor(PEOPLE * 0.777);
	const email = `member${String(place).padStart(7, "0")}@load.grew.example`;
	const state = copyState(String(process.env.SEEDED_STATE));
	const { bindings, close } = await openBindings(state.stateDir);
	const { generateSchool } = await import("#scripts/generate-school.ts");
	await generateSchool(bindings.DB, { users: PEOPLE, enrollments: 0 }, () => {});
	await bindings.DB.prepare("UPDATE users SET name = 'Thandiwe Quarrington' WHERE email = ?").bind(email).run();
	await close();
	const school = await openSchool({ stateDir: state.stateDir, vars: { RATE_LIMIT_SCALE: "1000" } });
	try {
		const address = (await school.ready).origin;
		const page = await browser.newPage({ baseURL: address });
		const signedIn = await page.request.post("/api/auth/login", {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: address },
		});
		expect(signedIn.status()).toBe(200);
		for (const typed of [email, "quarrington", "Thandiwe Q"]) {
			await page.goto("/admin/users");
			await expectHydrated(page);
			await page.getByLabel("Name or e-mail").fill(typed);
			await page.getByLabel("Name or e-mail").press("Enter");
			await expect(page).toHaveURL(/[?&]q=./);
			await expect(page.getByRole("row").filter({ hasText: "@" })).toHaveCount(1);
			await page.getByRole("link", { name: "Thandiwe Quarrington", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Thandiwe Quarrington" })).toBeVisible();
			await expect(page.getByText(email).first()).toBeVisible();
		}
		await page.close();
	} finally {
		await school.dispose();
		state.remove();
	}
});
