import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

const FILM = "db/content/media/who-holds-what.mp4";
const cue = (page: Page, number: number) => page.getByLabel(`Text of cue ${number}`, { exact: true });
const preview = (page: Page) => page.locator("[data-lesson-preview]");
const saved = (page: Page) => expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");
const vtt = (text: string) => ({ name: "a.vtt", mimeType: "text/vtt", buffer: Buffer.from(text) });

test(
	"an instructor replaces the film of a lesson and writes its captions beside it",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		const shipped = await school.bindings.DB.prepare(
			"select id, key, course_id as course from lessons where type = 'video' and course_id = 1 order by position",
		).first<{ id: number; key: string; course: number }>();
		await page.goto(`${school.address}/instructor-dashboard/courses/1/lessons/${shipped?.key}?lang=en`);
		await expectHydrated(page, "lesson-side");

		// What ships is there to begin with.
		await page.getByRole("button", { name: "Take the captions that came with the film", exact: true }).click();
		await expect(cue(page, 1)).not.toHaveValue("");
		await page.getByRole("button", { name: "Delete cue 1", exact: true }).click();
		await expect(page.getByText("The cue is deleted.")).toBeVisible();
		const second = await cue(page, 1).inputValue();
		await page.getByRole("button", { name: "Undo", exact: true }).first().click();
		await expect(cue(page, 2)).toHaveValue(second);

		const file = page.locator('input[type="file"][accept*="vtt"]');
		await file.setInputFiles(vtt("WEBVTT\n\n00:02.000 --> 00:01.000\nBack"));
		await expect(page.getByText("Line 3: it ends before it begins")).toBeVisible();
		await expect(cue(page, 2)).toHaveValue(second);
		await file.setInputFiles(
			vtt("WEBVTT\n\n00:00.000 --> 00:04.000\nOne <i>house</i> &amp; garden\n\n00:05.000 --> 00:06.000\nTwo"),
		);
		await expect(cue(page, 3)).toHaveCount(0);
		await expect(cue(page, 1)).toHaveValue("One house & garden");

		await cue(page, 1).press("Enter");
		await expect(cue(page, 2)).toBeFocused();
		await cue(page, 2).press("Enter");
		await expect(cue(page, 3)).toBeFocused();
		await expect(page.getByText("it has no text")).toBeVisible();
		await cue(page, 3).fill("<script>alert(1)</script>");
		await page.getByLabel("Cue 3 to", { exact: true }).fill("0:01");
		await page.getByLabel("Cue 3 to", { exact: true }).blur();
		await expect(page.getByText("it ends before it begins")).toBeVisible();
		await page.getByLabel("Cue 3 to", { exact: true }).fill("soon");
		await expect(page.getByText("Minutes and seconds, as in 1:05.5")).toBeVisible();
		await page.getByLabel("Cue 3 to", { exact: true }).fill("9.5");
		await page.getByLabel("Cue 3 to", { exact: true }).blur();
		await page.getByRole("button", { name: "Split cue 1", exact: true }).click();
		await expect(cue(page, 4)).toHaveValue("<script>alert(1)</script>");
		await page.getByLabel("Move all cues by seconds").fill("-3");
		await page.getByRole("button", { name: "Move", exact: true }).click();
		await expect(page.getByText("Then a cue would begin before the film does.")).toBeVisible();
		await page.getByLabel("Move all cues by seconds").fill("1.5");
		await page.getByRole("button", { name: "Move", exact: true }).click();
		await expect(page.getByLabel("Cue 1 from", { exact: true })).toHaveValue("0:01.5");

		await page.locator('input[type="file"][accept*="mp4"]').setInputFiles(FILM);
		await expect(page.getByLabel("Film of the lesson").locator("option:checked")).toHaveText(/who-holds-what/);
		await expect(page.getByLabel("Length in seconds")).toHaveValue(/^[1-9]/);
		await page.getByRole("button", { name: /Go to cue 3$/ }).click();
		await expect(page.getByRole("listitem").filter({ has: cue(page, 3) })).toHaveAttribute("aria-current", "true");
		await expect(preview(page).locator("video")).toHaveCount(1);
		await preview(page)
			.locator("video")
			.evaluate((video: HTMLVideoElement) => {
				video.currentTime = 7;
			});
		await expect(preview(page).locator("[data-captions]")).toHaveText("Two");
		await saved(page);
		await expectAccessible();
		const learners = await page.request.get(`${school.address}/lessons/${shipped?.id}/captions/en`);
		expect(await learners.text()).not.toContain("One house");
		await page.reload();
		await expect(cue(page, 4)).toHaveValue("<script>alert(1)</script>");
	},
);
