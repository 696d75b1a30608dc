import { expect, expectHydrated, test, WIDE } from "../school";

const TEACHER = "Ingrid Halvorsen";

test(
	"the name of a teacher leads from catalogue and course to their page, and on to a course",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/courses");
		await page.getByRole("main").getByRole("link", { name: TEACHER }).first().click();
		await expect(page.getByRole("heading", { level: 1, name: TEACHER })).toBeVisible();
		await expect(page.getByText("Appraiser for eleven years")).toBeVisible();
		await expect(page.getByRole("navigation", { name: "You are here" })).toContainText(TEACHER);
		await expectAccessible();

		const courses = page.getByRole("region", { name: `Courses by ${TEACHER}` });
		await courses.getByRole("article").first().getByRole("heading").getByRole("link").click();
		await expect(page).toHaveURL(/\/courses\/\d+$/);
		await page.getByRole("heading", { name: TEACHER }).getByRole("link").click();
		await expect(page).toHaveURL(/\/instructors\/\d+$/);
	},
);

for (const language of ["de", "zh"]) {
	test(`the page fits a screen of 320 px in both themes, ${language}`, WIDE, async ({ page, expectAccessible }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await page.goto(`/${language}/instructors/3`);
			await expect(page.getByRole("heading", { level: 1, name: TEACHER })).toBeVisible();
			await expectAccessible();
		}
	});
}

test(
	"a teacher reaches their page from the profile, and the profile from the page",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("instructor");
		await page.goto("/profile");
		await expectHydrated(page);
		await page.getByRole("link", { name: "Your public page" }).click();
		await expect(page.getByRole("heading", { level: 1, name: TEACHER })).toBeVisible();
		await page.getByRole("link", { name: "Edit your profile" }).click();
		await expect(page).toHaveURL(/\/profile$/);
	},
);
