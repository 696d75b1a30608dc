import { expect, expectHydrated, newcomer, test, words } from "../school";
import { answerRightly, finishAllButFirst, firstQuiz } from "./quiz-answers";

/** How long the lot that has just been filled takes to fill, in milliseconds. */
const fillsIn = (lot: SVGElement | HTMLElement) =>
	getComputedStyle(lot).animationName === "none"
		? 0
		: Number.parseFloat(getComputedStyle(lot).animationDuration) * 1000;

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test.describe(`with motion: ${reducedMotion}`, () => {
		test.use({ contextOptions: { reducedMotion } });

		for (const whole of ["module", "course"] as const) {
			test(`a finished ${whole} is a moment of the atlas`, async ({ page, baseURL, expectAccessible }) => {
				const t = await words("en", "lesson");
				const headers = { Origin: String(baseURL) };
				await page.request.post("/api/auth/register", { data: newcomer(), headers });
				const first = await finishAllButFirst(page, String(baseURL), whole);
				await page.goto(`/lessons/${first}`);
				await expectHydrated(page);
				await page.getByRole("button", { name: t("end.markDone") }).click();

				const end = page.locator("#end");
				await expect(end.getByText(t(`moment.${whole}`, { number: 1 }))).toBeVisible();
				await expect(end.locator("svg, img").first()).toBeVisible();
				if (whole === "module") {
					const fills = await end.locator("path.animate-fill-up").evaluate(fillsIn);
					if (reducedMotion === "reduce") expect(fills).toBeLessThan(1);
					else expect(fills).toBeGreaterThan(100);
				}
				await expectAccessible();
			});
		}
	});
}

test("a passed quiz is drawn, a filled lot for each right answer", async ({ page, baseURL, expectAccessible }) => {
	const t = await words("en", "lesson");
	const headers = { Origin: String(baseURL) };
	await page.request.post("/api/auth/register", { data: newcomer(), headers });
	await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	const modules = await (await page.request.get("/api/courses/1/modules")).json();
	await page.goto(`/lessons/${modules[0].lessons[0].id + (firstQuiz?.position ?? 1) - 1}`);
	await expectHydrated(page);
	await answerRightly(page, "en", t);
	await page.getByRole("button", { name: t("quiz.handIn"), exact: true }).click();

	const result = page.locator("#result");
	await expect(result).toContainText("100");
	await expect(result.locator("path.fill-map-owned")).toHaveCount(firstQuiz?.questions.length ?? 0);
	await expectAccessible();
});
