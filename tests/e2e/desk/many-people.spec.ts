import { openCopiedSchool } from "../../../scripts/school";
import { expect, expectHydrated, PASSWORD, test } from "../school";

const PEOPLE = 100_000;

// Making so many people takes half a minute: `npm run test:all`. That the list reads few rows is proved in SQL.
const whenAll = process.env.TEST_ALL ? test : test.skip;

whenAll("an admin finds a person among 100,000, by name and by address", async ({ browser }) => {
	test.setTimeout(240_000);
	const school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
	try {
		const { generateSchool } = await import("../../../scripts/generate-school");
		await generateSchool(school.bindings.DB, { users: PEOPLE, enrollments: 0 }, () => {});
		const place = Math.floor(PEOPLE * 0.777);
		const email = `member${String(place).padStart(7, "0")}@load.grew.example`;
		await school.bindings.DB.prepare("UPDATE users SET name = 'Thandiwe Quarrington' WHERE email = ?")
			.bind(email)
			.run();

		const page = await browser.newPage({ baseURL: school.address });
		const signedIn = await page.request.post("/api/auth/login", {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
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
		await school.close();
	}
});
