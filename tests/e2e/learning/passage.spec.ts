import { placeId, readSource } from "#db/content/question-source.ts";
import { wrongAnswer } from "../../learning/wrong-answer";
import { expect, newcomer, representatives, test, WIDE, words } from "../school";
import { firstQuiz } from "./quiz-answers";

for (const [[width, colorScheme], details] of representatives(0, [
	[360, "dark"],
	[1440, "light"],
] as const)) {
	test(
		`a wrong answer leads to the paragraph it comes from, marked and below the bar, ${width} px`,
		details,
		async ({ page, baseURL, expectAccessible }) => {
			const t = await words("en", "lesson");
			const headers = { Origin: String(baseURL) };
			await page.setViewportSize({ width, height: 760 });
			await page.emulateMedia({ colorScheme });
			await page.request.post("/api/auth/register", { data: newcomer(), headers });
			await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
			const modules = await (await page.request.get("/api/courses/1/modules")).json();
			const quiz = modules[0].lessons[0].id + (firstQuiz?.position ?? 1) - 1;
			const questions = firstQuiz?.questions ?? [];
			const answers = questions.map(({ key, answerKey, translations }) => {
				const ids = translations.en.choices.map(({ id }) => id);
				return [key, wrongAnswer(answerKey, ids)];
			});
			const source = readSource(questions[0]?.source ?? "");
			const place = source && placeId(source);
			const data = { answers: Object.fromEntries(answers) };
			const handedIn = await page.request.post(`/api/quizzes/${quiz}/attempts`, { data, headers });
			const { id } = await handedIn.json();

			await page.goto(`/lessons/${quiz}?attempt=${id}#result`);
			const inWords = t("result.readPassage", { lesson: "" }).split("“")[0];
			await page
				.getByRole("link", { name: inWords })
				.and(page.locator(`[href$="#${place}"]`))
				.first()
				.click();
			await page.waitForURL(`**/lessons/*#${place}`);

			const passage = page.locator(`#${place}:target`);
			await expect(passage).toBeInViewport();
			await expect(passage).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
			const bars = await page.evaluate(() =>
				[...document.querySelectorAll("body *")]
					.filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))
					.map((one) => one.getBoundingClientRect())
					.filter(({ top, width, height }) => top <= 0 && width > window.innerWidth / 2 && height > 0 && height < 200)
					.map(({ bottom }) => bottom),
			);
			const top = await passage.evaluate((one) => one.getBoundingClientRect().top);
			expect(bars.length).toBeGreaterThan(0);
			expect(top).toBeGreaterThan(Math.max(...bars));
			await expectAccessible();
		},
	);
}

test("the mark needs no script", WIDE, async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	const headers = { Origin: String(baseURL) };
	await context.request.post("/api/auth/register", { data: newcomer(), headers });
	await context.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	await page.goto("/courses/1/modules");
	await page.locator("a[href^='/lessons/']").first().click();
	await page.goto(`${page.url()}#part-1-2`);
	await expect(page.locator("#part-1-2:target")).toBeInViewport();
	await context.close();
});
