import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because what is announced reaches the inboxes of others.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

async function signIn(page: Page, email: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email, password: PASSWORD },
		headers: { Origin: school.address },
	});
}
const said = (page: Page, words: string) => page.getByRole("main").getByText(words);

test(
	"an instructor writes to the learners of a course, who read who writes and of which course",
	WIDE,
	async ({ page, expectAccessible }) => {
		const title = `Office hours ${crypto.randomUUID().slice(0, 6)}`;
		await signIn(page, "instructor@grew.example");
		await page.goto(`${school.address}/instructor-dashboard`);
		await page.getByRole("main").getByRole("link", { name: "Announcements" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Announcements" })).toBeVisible();
		await expectAccessible();
		await page.getByRole("link", { name: "New announcement" }).click();
		await expect(page).toHaveURL(/\/instructor-dashboard\/announcements\/new$/);
		await expectHydrated(page);
		await page.getByLabel("Title", { exact: true }).first().fill(title);
		await page.getByLabel("Text", { exact: true }).first().fill("On Thursday at six.");
		const course = page.getByLabel("Who receives it");
		await course.selectOption("course-1");
		const name = await course.locator("option:checked").textContent();
		await page.getByRole("button", { name: "Save draft" }).click();
		await expect(said(page, "The draft is saved.")).toBeVisible();
		await expect(
			page.frameLocator("iframe").getByText(`Ingrid Halvorsen writes to the learners of “${name}”:`),
		).toBeVisible();

		await page.setViewportSize({ width: 320, height: 800 });
		await expectAccessible();
		await page.setViewportSize({ width: 1280, height: 900 });

		await page.getByText("Send now…").click();
		await page.getByRole("button", { name: /^Send to \d+ accounts?$/ }).click();
		await expect(page.getByText(/^(\d+) of \1 accounts$/)).toBeVisible({ timeout: 20_000 });

		await signIn(page, "student@grew.example");
		const told = page.getByRole("main").getByRole("link", { name: `Ingrid Halvorsen, “${name}”: ${title}` });
		await expect(async () => {
			await page.goto(`${school.address}/notifications`);
			await expect(told).toBeVisible({ timeout: 500 });
		}).toPass();
		await told.click();
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
		await expect(said(page, `From Ingrid Halvorsen to the learners of “${name}”`)).toBeVisible();
	},
);
