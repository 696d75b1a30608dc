import { expect, expectHydrated, newcomer, representatives, test, WIDE } from "../school";

test(
	"a free preview is read by anybody, leads to the next one, and at its end enrolls in one go",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/courses/1");
		await page.locator("a[href='/courses/1/preview/1']").first().click();
		await expect(page).toHaveURL(/\/courses\/1\/preview\/1$/);
		await expectAccessible();

		const outline = page.getByRole("navigation", { name: "Outline of the course" });
		expect(await outline.getByRole("link").count()).toBe(2);
		await page.locator("a[rel=next]").click();
		await expect(page).toHaveURL(/\/courses\/1\/preview\/2$/);
		await expect(page.locator("a[rel=next]")).toHaveCount(0);

		const person = newcomer();
		await page.locator("#end").getByRole("link", { name: "Enroll for free" }).click();
		await expect(page).toHaveURL(/\/register\?/);
		await expectHydrated(page);
		await page.getByLabel("Name").fill(person.name);
		await page.getByLabel("E-mail").fill(person.email);
		await page.getByLabel("New password").fill(person.password);
		await page.getByRole("button", { name: "Create account" }).click();

		await expect(page).toHaveURL(/\/lessons\/1$/);
		await expect(page.getByRole("button", { name: "Mark as done" })).toBeVisible();
		const welcome = page.getByRole("status").filter({ hasText: "Your account is ready" });
		await expect(welcome).toContainText(person.email);
		await expectAccessible();
		await welcome.getByRole("button", { name: "Send the link again" }).click();
		await expect(welcome).toContainText("A link is on its way.");

		await page.goto("/lessons/1");
		await expect(welcome).toHaveCount(0);
		await page.goto("/dashboard");
		await expect(page.getByText("Confirm your e-mail address")).toBeVisible();
	},
);

test("a plan that a guest has chosen is there at the checkout after registering", WIDE, async ({ page }) => {
	await page.goto("/pricing?interval=year");
	await page.getByRole("link", { name: "Choose Elite" }).click();
	await expect(page).toHaveURL(/\/login\?redirectTo=/);
	await page.getByRole("link", { name: "Create an account" }).click();
	await expectHydrated(page);
	const person = newcomer();
	await page.getByLabel("Name").fill(person.name);
	await page.getByLabel("E-mail").fill(person.email);
	await page.getByLabel("New password").fill(person.password);
	await page.getByRole("button", { name: "Create account" }).click();

	await expect(page).toHaveURL(/\/checkout\?plan=elite&interval=year$/);
	await expect(page.getByText("Elite").first()).toBeVisible();
});

test("a course that a guest wants to buy is there at the checkout after signing in", WIDE, async ({ page }) => {
	await page.goto("/courses/5");
	await page.getByRole("link", { name: "Buy this course" }).first().click();
	await expect(page).toHaveURL(/\/login\?redirectTo=/);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Student", exact: true }).click();
	await expect(page).toHaveURL(/\/checkout\?course=5$/);
});

for (const [[role, home], details] of representatives(1, [
	["Student", "/dashboard"],
	["Instructor", "/instructor-dashboard"],
	["Admin", "/admin"],
] as const)) {
	test(`one press signs in as the demo account: ${role}`, details, async ({ page, expectAccessible }) => {
		await page.goto("/login");
		await expectHydrated(page);
		if (role === "Student") await expectAccessible();
		await page.getByRole("button", { name: role, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${home}$`));
	});
}

test("a student who opens a page of another role is told so where they land", WIDE, async ({ page, signInAs }) => {
	await signInAs("student");
	await page.goto("/instructor-dashboard");
	await expect(page).toHaveURL(/\/dashboard$/);
	await expect(page.getByText("That page is for instructors.")).toBeVisible();

	await page.goto("/admin/users");
	await expect(page.getByText("That page is for the school’s admins.")).toBeVisible();
	await page.reload();
	await expect(page.getByText("That page is for")).toHaveCount(0);
});
