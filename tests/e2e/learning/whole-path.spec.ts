import { expect, expectHydrated, JOURNEY_LANGUAGES, newcomer, representatives, test, words } from "../school";
import { answerRightly, courseTitle, firstQuiz, lessonCount } from "./quiz-answers";

for (const [index, [language, details]] of representatives(1, JOURNEY_LANGUAGES).entries()) {
	test(`a visitor becomes a learner in ${language}`, details, async ({ page, expectAccessible }) => {
		test.setTimeout(90_000);
		const [auth, catalog, lesson, dashboard] = await Promise.all(
			["auth", "catalog", "lesson", "dashboard"].map((namespace) => words(language, namespace)),
		);
		if (!auth || !catalog || !lesson || !dashboard) throw new Error("words are missing");
		const person = newcomer();
		await page.setViewportSize(index % 2 ? { width: 360, height: 740 } : { width: 1440, height: 900 });
		if (index >= 2)
			await page.context().addCookies([{ name: "theme", value: "dark", url: String(test.info().project.use.baseURL) }]);

		await page.goto(`/${language}/courses`);
		await expectHydrated(page);
		await page
			.getByRole("link", { name: courseTitle(language), exact: true })
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(courseTitle(language));
		await page
			.getByRole("link", { name: catalog("actions.enrollFree") })
			.first()
			.click();
		await page.getByLabel(auth("fields.name"), { exact: true }).fill(person.name);
		await page.getByLabel(auth("fields.email"), { exact: true }).fill(person.email);
		await page.getByLabel(auth("fields.newPassword"), { exact: true }).fill(person.password);
		await page.getByRole("button", { name: auth("register.submit") }).click();

		await expect(page).toHaveURL(/\/lessons\/\d+$/);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		const firstLesson = page.url();
		await expectAccessible();
		await page.getByRole("button", { name: lesson("end.markDone") }).click();
		await expect(page.getByRole("button", { name: lesson("end.markDone") })).toHaveCount(0);

		const quiz = Number(firstLesson.split("/").pop()) + (firstQuiz?.position ?? 1) - 1;
		await page.goto(`/lessons/${quiz}`);
		await expectHydrated(page);
		await expectAccessible();
		await answerRightly(page, language, lesson);
		await page.getByRole("button", { name: lesson("quiz.handIn"), exact: true }).click();
		await expect(page.getByRole("heading", { name: lesson("result.title", { number: 1 }) })).toBeVisible();
		await expect(page.locator("#result")).toContainText("100");

		await page.goto("/dashboard");
		await expect(page.getByText(new RegExp(`\\b2\\b.*${lessonCount}|${lessonCount}.*\\b2\\b`)).first()).toBeVisible();
		await expectAccessible();
		await page
			.getByRole("link", { name: dashboard("continue.button") })
			.first()
			.click();
		await expect(page).toHaveURL(/\/lessons\/\d+$/);
		expect(page.url()).not.toBe(firstLesson);
	});
}
