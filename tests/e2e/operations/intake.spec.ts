import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE, words } from "../school";

async function carryOut(page: Page, say: Awaited<ReturnType<typeof words>>) {
	await page.locator("summary", { hasText: say("start.submit") }).click();
	await page.getByRole("button", { name: say("start.confirm") }).click();
	await expect(page.getByText(say("page.done"))).toBeVisible({ timeout: 60_000 });
}

const figure = (page: Page, name: string) => page.locator("dl > div", { hasText: name }).locator("dd");

test(
	"a file of people is looked at first, then those come in whose lines are right",
	WIDE,
	async ({ page, signInAs }) => {
		test.slow();
		const say = await words("en", "intake");
		const place = `@two${Date.now()}.example`;
		await signInAs("admin");
		await page.goto("/admin/users/import");
		await expectHydrated(page);
		await page.getByLabel(say("form.text")).fill(`E-mail,Name\nann${place},Ann Novak\nbob at work,Bob Novak`);
		await page.getByRole("button", { name: say("form.submit") }).click();
		await expect(page.getByText(say("why.emailInvalid", { value: "bob at work" }))).toBeVisible();
		await expect(figure(page, say("would.people.done"))).toHaveText("1");
		await carryOut(page, say);
		await expect(figure(page, say("outcomes.people.done"))).toHaveText("1");
		await page.goto(`/admin/users?q=${encodeURIComponent(`ann${place}`)}`);
		await expect(page.getByRole("row").filter({ hasText: `ann${place}` })).toHaveCount(1);
	},
);

test(
	"an admin imports five people, one of them after mending a line, and enrolls them",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.setTimeout(180_000);
		const [say, people] = await Promise.all([words("en", "intake"), words("en", "people")]);
		const run = Date.now();
		const place = `@five${run}.example`;
		const names = ["Ann", "Bob", "Cleo", "Dan", "Eve"];
		// Names unique to this run.
		const family = `Novak ${run}`;
		const file = (addresses: string[]) =>
			`Mail address;Full name;Land\n${addresses.map((address, at) => `${address};${names[at]} ${family};Portugal`).join("\n")}\n`;
		const good = names.map((name) => name.toLowerCase() + place);
		await signInAs("admin");

		await page.goto("/admin/users");
		await page.getByRole("link", { name: people("import"), exact: true }).click();
		await expect(page.getByRole("heading", { name: say("titles.people") })).toBeVisible();
		await expectHydrated(page);
		await expectAccessible();
		await page.getByRole("button", { name: say("form.submit") }).click();
		await expect(page.getByText(say("errors.empty"))).toBeVisible();
		const broken = file(good.map((address, at) => (at === 3 ? "dan at work" : address)));
		await page
			.getByLabel(say("form.file"))
			.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(broken) });
		await page.getByRole("button", { name: say("form.submit") }).click();

		await expect(page.getByRole("heading", { name: say("dryRun.title") })).toBeVisible();
		await expect(page.getByText(say("why.emailInvalid", { value: "dan at work" }))).toBeVisible();
		await expect(figure(page, say("would.people.done"))).toHaveText("4");
		await expectAccessible();
		await page.getByLabel(say("fields.country")).selectOption({ label: say("mapping.none") });
		await page.getByRole("button", { name: say("mapping.submit") }).click();
		await expect(page.getByLabel(say("fields.country"))).toHaveValue("");
		await carryOut(page, say);
		await expect(figure(page, say("outcomes.people.done"))).toHaveText("4");
		await expectAccessible();
		const download = page.waitForEvent("download");
		await page.getByRole("link", { name: say("report.download") }).click();
		const report = readFileSync(await (await download).path(), "utf8").split("\r\n");
		expect(report).toHaveLength(6);
		expect(report[4]).toContain(`5,dan at work,${say("outcomes.people.refused")}`);

		await page.getByRole("link", { name: say("wrong.again") }).click();
		await page.getByLabel(say("form.text")).fill(file(good));
		await page.getByRole("button", { name: say("form.submit") }).click();
		await expect(figure(page, say("would.people.unchanged"))).toHaveText("4");
		await expect(figure(page, say("would.people.done"))).toHaveText("1");
		await carryOut(page, say);
		await expect(figure(page, say("outcomes.people.done"))).toHaveText("1");

		await page.goto("/admin/enrollments");
		await expectHydrated(page);
		await expectAccessible();
		await page.getByRole("link", { name: people("enrollments.import") }).click();
		await page
			.getByLabel(say("form.text"))
			.fill(`E-mail,Course,Until\n${good.map((address) => `${address},1,2099-12-31`).join("\n")}`);
		await page.getByRole("button", { name: say("form.submit") }).click();
		await expect(figure(page, say("would.enrollments.done"))).toHaveText("5");
		await expectAccessible();
		await carryOut(page, say);

		await page.goto("/admin/enrollments");
		await expectHydrated(page);
		await page.getByRole("searchbox").fill(`eve${place}`);
		await page.getByRole("link", { name: `Eve ${family}` }).click();
		await expectHydrated(page);
		const access = page.getByRole("region", { name: people("person.rights"), exact: true });
		await access.locator("summary", { hasText: people("deeds.change") }).click();
		await access.getByLabel(people("deeds.why")).fill("A holiday");
		await access.locator("summary", { hasText: people("deeds.pause") }).click();
		await expectAccessible();
		await page.getByRole("button", { name: people("deeds.pauseConfirm") }).click();
		await expect(page.getByRole("main").getByText(people("done.pause"))).toBeVisible();
		await page.goto("/admin/enrollments?state=paused");
		await expect(page.getByRole("link", { name: `Eve ${family}` })).toBeVisible();
	},
);

test("the people of the list come as a file that a job makes", WIDE, async ({ page, signInAs, expectAccessible }) => {
	const [people, files] = await Promise.all([words("en", "people"), words("en", "exports")]);
	await signInAs("admin");
	await page.goto("/admin/users?role=instructor");
	await expectHydrated(page);
	await page.getByRole("button", { name: people("file.submit") }).click();
	const link = page.getByRole("link", { name: files("download") });
	await expect(link).toBeVisible({ timeout: 30_000 });
	await expectAccessible();
	const download = page.waitForEvent("download");
	await link.click();
	const rows = readFileSync(await (await download).path(), "utf8").split("\r\n");
	expect(rows.length).toBeGreaterThan(1);
	expect(rows.slice(1).every((row) => row.includes(",instructor,"))).toBe(true);
});
