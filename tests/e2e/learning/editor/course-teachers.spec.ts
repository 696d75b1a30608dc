import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../../school";

// All of them change one course.
test.describe.configure({ mode: "serial" });

const PATH = "/instructor-dashboard/courses/1";
const teachers = (page: Page) => page.getByRole("region", { name: "Instructors", exact: true });
const main = (page: Page) => page.getByRole("main");

test("an instructor adds another by keyboard, who mends a typo from the lesson's “Edit”", async ({
	page,
	browser,
	baseURL,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("instructor");
	await page.goto(PATH);
	await expectHydrated(page);
	const address = teachers(page).getByLabel("E-mail address of an instructor");
	await address.fill("instructor2");
	await address.press("Enter");
	await expect(teachers(page).getByText("No instructor with a confirmed account")).toBeVisible();
	await expect(address).toHaveValue("instructor2");
	await address.fill("instructor2@grew.example");
	await address.press("Tab");
	await page.keyboard.press("Enter");
	await expect(main(page).getByText(/teaches this course now\./)).toBeVisible();
	await expect(teachers(page).getByRole("listitem")).toHaveCount(2);
	await expectAccessible();

	const other = await browser.newContext({ baseURL: String(baseURL) });
	const theirs = await other.newPage();
	await theirs.request.post("/api/auth/login", {
		data: { email: "instructor2@grew.example", password: "grew-demo-2026" },
		headers: { Origin: String(baseURL) },
	});
	const modules = await (await theirs.request.get("/api/courses/1/modules")).json();
	await theirs.goto(`/lessons/${modules[0].lessons[0].id}`);
	await theirs.getByRole("link", { name: "Edit", exact: true }).press("Enter");
	await expectHydrated(theirs, "lesson-side");
	const source = theirs.locator(".cm-content");
	await source.click();
	await theirs.keyboard.press("Control+End");
	await theirs.keyboard.type(" Mended.");
	await expect(theirs.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");
	await theirs.getByRole("link", { name: "Versions", exact: true }).click();
	await expect(theirs).toHaveURL(/\/history$/);
	await other.close();
});

test(
	"whoever is removed comes back by “Undo”, and both are named on the course's page and card",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("instructor");
		await page.goto(PATH);
		await expectHydrated(page);
		const button = teachers(page).getByRole("button", { name: /^Remove / });
		const name = String(await button.getAttribute("aria-label")).replace("Remove ", "");
		await teachers(page)
			.getByRole("button", { name: `Remove ${name}` })
			.click();
		await expect(main(page).getByText(`${name} no longer teaches this course.`)).toBeVisible();
		await expect(teachers(page).getByRole("listitem")).toHaveCount(1);
		await main(page).getByRole("button", { name: "Undo" }).click();
		await expect(main(page).getByText(`${name} teaches this course again.`)).toBeVisible();
		await page.goto("/courses/1");
		await expect(main(page).getByRole("heading", { name: new RegExp(`and by.*${name}`) })).toBeVisible();
		await main(page).getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	},
);
