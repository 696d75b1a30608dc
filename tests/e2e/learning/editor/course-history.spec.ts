import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because others read what drafts a course has.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

const PATH = "/instructor-dashboard/courses/1/history";

/** A draft of a text of the first course, as somebody else's sitting would leave it. */
async function draft(key: string, language: string, change: object) {
	await school.bindings.DB.prepare(
		`insert into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
		select course.document_id, ?1, ?2, json_patch(part.body, ?3), part.hash, 1, course.instructor_id, 1796000000000
		from courses course join documents on documents.id = course.document_id
		join document_versions version on version.id = documents.published_version_id
		join json_each(version.manifest) entry on entry.value ->> 0 = ?1 and entry.value ->> 1 = ?2
		join document_parts part on part.hash = entry.value ->> 2 where course.id = 1
		on conflict do nothing`,
	)
		.bind(key, language, JSON.stringify(change))
		.run();
}

test(
	"drafts are compared with what is published by keyboard, restored, and brought back",
	WIDE,
	async ({ page, expectAccessible }) => {
		const lesson = "lesson/how-wholesaling-works";
		await draft(lesson, "en", { title: "How wholesaling really works" });
		await draft(lesson, "*", { minutes: 99 });
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await page.goto(school.address + PATH);
		await expectHydrated(page);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { name: "Version 1 compared with Draft of now" })).toBeVisible();
		await expect(main.locator("ins").filter({ hasText: "really" })).toBeVisible();
		await expect(main.getByText("Minutes")).toBeVisible();
		await expectAccessible();

		const said = page.getByRole("status").filter({ hasText: "Change" });
		await page.keyboard.press("n");
		await expect(said).toHaveText(/^Change 1 of 2, .*added: 99/);
		await page.keyboard.press("n");
		await expect(said).toHaveText(/^Change 2 of 2, .*added: .*really/);
		await page.keyboard.press("p");
		await expect(said).toHaveText(/^Change 1 of 2,/);
		await expect(main.getByText("Change 1 of 2", { exact: true })).toBeVisible();

		await main.getByRole("link", { name: "In one column" }).click();
		await expect(page).toHaveURL(/view=single/);
		await main.getByLabel("Note").fill("Before the review");
		await main.getByRole("button", { name: "Keep this version" }).click();
		await expect(main.getByText("The draft is kept as a version.")).toBeVisible();
		await expect(main.getByText("Before the review", { exact: true })).toBeVisible();

		await main.getByRole("button", { name: "Restore Version 1 as a draft" }).click();
		await expect(main.getByText("Restored as a draft.", { exact: false })).toBeVisible();
		await expect(main.locator("ins").filter({ hasText: "really" })).toHaveCount(0);
		await main.getByRole("button", { name: "Undo" }).click();
		await expect(main.getByText("The drafts of before are back.")).toBeVisible();
		await page.goto(school.address + PATH);
		await expect(main.locator("ins").filter({ hasText: "really" })).toBeVisible();
	},
);

test(
	"without script two versions are chosen and compared; the page fits 320 px in German",
	WIDE,
	async ({ browser }) => {
		await draft("course", "de", { title: "Ein anderer Name" });
		const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
		const page = await context.newPage();
		await context.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await context.addCookies([{ name: "lang", value: "de", url: school.address }]);
		await page.goto(`${school.address}${PATH}?lang=de`);
		await page.getByRole("radio", { name: "Neuere Seite: Version 1" }).check();
		await page.getByRole("button", { name: "Beide vergleichen" }).click();
		await expect(page.getByText("Diese beiden Versionen unterscheiden sich nicht.")).toBeVisible();
		await page.getByRole("radio", { name: "Neuere Seite: Entwurf von jetzt" }).check();
		await page.getByRole("button", { name: "Beide vergleichen" }).click();
		await expect(page.locator("ins").filter({ hasText: "Ein anderer Name" })).toBeVisible();
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBeLessThanOrEqual(320);
		await context.close();
	},
);
