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

/** The page of a new draft to the instructors. */
async function write(page: Page, title: string) {
	await signIn(page, "admin@grew.example");
	await page.goto(`${school.address}/admin/announcements`);
	await page.getByRole("link", { name: "New announcement" }).first().click();
	await expect(page).toHaveURL(/\/admin\/announcements\/new$/);
	await expectHydrated(page);
	await page.getByLabel("Title", { exact: true }).first().fill(title);
	await page.getByLabel("Text", { exact: true }).first().fill("The library has a new room.\n\nCome and see it.");
	await page.getByLabel("Who receives it").selectOption("role-instructor");
}
/** What came of a form; a toast repeats what is off screen. */
const said = (page: Page, words: string) => page.getByRole("main").getByText(words);
const save = (page: Page) => page.getByRole("button", { name: "Save draft" }).click();

/** The link to it in the inbox of whoever is signed in, as soon as it has arrived. */
async function arrived(page: Page, title: string) {
	const link = page.getByRole("main").getByRole("link", { name: title });
	await expect(async () => {
		await page.goto(`${school.address}/notifications`);
		await expect(link).toBeVisible({ timeout: 500 });
	}).toPass();
	return link;
}

test(
	"a draft is written in two languages, looked at, tried, scheduled and taken back",
	WIDE,
	async ({ page, expectAccessible }) => {
		const title = `A new room ${crypto.randomUUID().slice(0, 6)}`;
		await write(page, title);
		await page.getByText("In other languages").click();
		await page.getByRole("group", { name: "Deutsch" }).getByLabel("Title").fill("Ein neuer Raum");
		await save(page);
		await expect(said(page, "Write both title and text of a language, or neither.")).toBeVisible();
		await page.getByRole("group", { name: "Deutsch" }).getByLabel("Text").fill("Die Bibliothek hat einen neuen Raum.");
		await save(page);
		await expect(said(page, "The draft is saved.")).toBeVisible();
		await expect(page.getByText("All instructors: 2 accounts at this moment.")).toBeVisible();
		await expectAccessible();

		const letter = page.frameLocator("iframe");
		await expect(letter.getByText("Come and see it.")).toBeVisible();
		await page.getByRole("link", { name: "Deutsch" }).click();
		await expect(letter.getByText("Die Bibliothek hat einen neuen Raum.")).toBeVisible();

		await page.getByRole("button", { name: "Send it to me" }).click();
		await expect(said(page, "It is on its way to you.")).toBeVisible();
		await arrived(page, title);

		await page.goto(`${school.address}/admin/announcements`);
		await page.getByRole("link", { name: title }).click();
		await expectHydrated(page);
		await page.getByLabel("Day").fill("2020-01-01");
		await page.getByRole("button", { name: "Schedule", exact: true }).click();
		await expect(said(page, "This time has passed. Choose a later one.")).toBeVisible();
		await page.getByLabel("Day").fill("2099-12-31");
		await page.getByRole("button", { name: "Schedule", exact: true }).click();
		await expect(said(page, "It is scheduled.")).toBeVisible();
		await page.getByRole("button", { name: "Back to a draft" }).click();
		await expect(said(page, "It is a draft again.")).toBeVisible();
	},
);

test("it is sent to those whom it is for, and read", async ({ page, expectAccessible }) => {
	const title = `Another room ${crypto.randomUUID().slice(0, 6)}`;
	await write(page, title);
	await save(page);
	await page.getByText("Send now…").click();
	await page.getByRole("button", { name: "Send to 2 accounts" }).click();
	await expect(page.getByText("2 of 2 accounts")).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("button", { name: "Save draft" })).toBeHidden();

	await signIn(page, "instructor@grew.example");
	await (await arrived(page, title)).click();
	await expect(page.getByRole("heading", { name: title })).toBeVisible();
	await expect(page.getByText("Come and see it.")).toBeVisible();
	await expectAccessible();
});

test("one that is being sent shows how far it is, and is stopped", WIDE, async ({ page, expectAccessible }) => {
	await write(page, "On its way");
	await save(page);
	await expect(said(page, "The draft is saved.")).toBeVisible();
	const id = new URL(page.url()).pathname.split("/").at(-1);
	await school.bindings.DB.prepare(
		"update announcements set state = 'sending', total = 500, reached = 200 where id = ?",
	)
		.bind(id)
		.run();
	await page.goto(`${school.address}/admin/announcements/${id}`);
	await expect(page.getByRole("progressbar", { name: "Accounts reached" })).toHaveAttribute("aria-valuenow", "200");
	await expectAccessible();
	await page.getByText("Stop sending…").click();
	await page.getByRole("button", { name: "Stop it" }).click();
	await expect(said(page, "Sending has been stopped.")).toBeVisible();
	await expect(page.getByRole("progressbar")).toBeHidden();
	await expect(page.getByRole("main")).toContainText("stopped an announcement");
});

test("without script a draft is written and sent as well", WIDE, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await signIn(page, "admin@grew.example");
	await page.goto(`${school.address}/admin/announcements/new`);
	await page.getByLabel("Title", { exact: true }).first().fill("By hand");
	await page.getByLabel("Text", { exact: true }).first().fill("Without script.");
	await page.getByLabel("Who receives it").selectOption("role-admin");
	await save(page);
	await expect(said(page, "The draft is saved.")).toBeVisible();
	await page.getByText("Send now…").click();
	await page.getByRole("button", { name: "Send to 1 account" }).click();
	await expect(said(page, "Sending has begun.")).toBeVisible();
	await context.close();
});
