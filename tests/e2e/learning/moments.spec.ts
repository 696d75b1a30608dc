import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE, words } from "../school";
import { answerRightly, endOfFirstModule, finish, lessonsOfCourse } from "./quiz-answers";

test(
	"the quiz that ends a module or the course brings its moment once, and it stands still where nothing shall move",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		test.setTimeout(120_000);
		const t = await words("en", "lesson");
		const origin = String(baseURL);
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: origin } });
		await page.emulateMedia({ reducedMotion: "reduce" });
		const endOfCourse = lessonsOfCourse.findLastIndex(({ required }) => required);
		const moment = page.locator("#finished");

		// The first module except its exercise. No space is reserved under a test, whose moment appears elsewhere.
		await finish(page, origin, (_lesson, at) => at < endOfFirstModule);
		await openLesson(page, endOfFirstModule);
		await expect(page.locator("#end div[aria-hidden]")).toHaveCount(0);
		await handIn(page, endOfFirstModule, t);
		await expect(moment).toContainText(t("moment.module", { number: 1 }));
		await expect(moment.locator("svg path.fill-map-owned")).toHaveCount(endOfFirstModule + 1);
		await expect(page.locator("#result-title")).toHaveAttribute("aria-describedby", "finished");
		expect(await moving(page)).toEqual([]);
		await expectAccessible();

		// Shown once: neither a reload nor another attempt repeats it.
		await page.getByRole("link", { name: t("result.tryAgain") }).click();
		await handIn(page, endOfFirstModule, t);
		await expect(page.getByRole("heading", { name: t("result.title", { number: 2 }) })).toBeVisible();
		await expect(moment).toHaveCount(0);

		await finish(page, origin, (_lesson, at) => at > endOfFirstModule && at < endOfCourse);
		await openLesson(page, endOfCourse);
		await handIn(page, endOfCourse, t);
		await expect(moment).toContainText(t("moment.course"));
		await expect(page.locator("#result a").first()).toHaveText(t("result.certificates"));
		await page.reload();
		await expectHydrated(page);
		await expect(page.locator("#result")).toBeVisible();
		await expect(moment).toHaveCount(0);
	},
);

test("a module that ends with its article fills its last lot before one's eyes", WIDE, async ({ page, baseURL }) => {
	const t = await words("en", "lesson");
	const origin = String(baseURL);
	await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: origin } });
	await finish(page, origin, (_lesson, at) => at > 0 && at <= endOfFirstModule);
	await openLesson(page, 0);
	await page.getByRole("button", { name: t("end.markDone") }).click();

	const end = page.locator("#end");
	await expect(end.getByText(t("moment.module", { number: 1 }))).toBeVisible();
	await expect(end.locator("path.animate-fill-up")).not.toHaveCSS("animation-name", "none");
});

async function openLesson(page: Page, at: number) {
	await page.goto(`/lessons/${at + 1}`);
	await expectHydrated(page);
}

async function handIn(page: Page, at: number, t: Awaited<ReturnType<typeof words>>) {
	await answerRightly(page, "en", t, lessonsOfCourse[at]);
	await page.getByRole("button", { name: t("quiz.handIn"), exact: true }).click();
}

function moving(page: Page) {
	return page.evaluate(() =>
		document
			.getAnimations()
			.filter(
				({ effect, playState }) => playState === "running" && (effect as KeyframeEffect).target?.closest("#finished"),
			)
			.map(({ id }) => id),
	);
}
