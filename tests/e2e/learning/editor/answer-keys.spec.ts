import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { answersTo, draftAnswerKey } from "#tests/learning/draft-answer-key.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
let lessonId = 0;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
	const found = await school.bindings.DB.prepare("select id from lessons where key = ?")
		.bind(LESSON)
		.first<number>("id");
	lessonId = found ?? 0;
});
test.afterAll(() => school.close());

const LESSON = "quiz-reading-a-listing";
const PUBLISH = "/instructor-dashboard/courses/1/publish";

async function signIn(page: Page, email: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email, password: PASSWORD },
		headers: { Origin: school.address },
	});
}

test(
	"a key is corrected, marked again, read by the learner, and taken back",
	WIDE,
	async ({ browser, page: instructor, expectAccessible }) => {
		const learner = await browser.newPage();
		await signIn(learner, "student2@grew.example");
		await signIn(instructor, "instructor@grew.example");
		await learner.request.post(`${school.address}/api/enrollments`, {
			data: { courseId: 1 },
			headers: { Origin: school.address },
		});
		const answers = { ...(await answersTo(school.bindings, lessonId)), "first-call": "b" };
		const handedIn = await learner.request.post(`${school.address}/api/quizzes/${lessonId}/attempts`, {
			data: { answers },
			headers: { Origin: school.address },
		});
		const { id, score } = await handedIn.json();
		expect([handedIn.status(), score]).toEqual([201, 67]);
		await draftAnswerKey(school.bindings, { lesson: LESSON, question: "first-call", option: "b" });

		await instructor.goto(school.address + PUBLISH);
		await expectHydrated(instructor);
		const main = instructor.getByRole("main");
		await expect(main.getByRole("heading", { name: "Answer keys that change" })).toBeVisible();
		await expect(main.getByRole("radio", { name: "Keep the marks" })).toBeChecked();
		await expect(main.getByText(/\d+ results? rises?\. .*Nobody loses a pass\./).first()).toBeVisible();
		await expectAccessible();
		await main.getByRole("radio", { name: "Mark again by the new key" }).check();
		await main.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(main.getByText("It is published.")).toBeVisible();
		const done = main.getByRole("region", { name: "Marked again" });
		await expect(async () => {
			await instructor.reload();
			await expect(done.getByText("Done", { exact: true })).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await expectAccessible();

		await learner.goto(`${school.address}/lessons/${lessonId}?attempt=${id}`);
		const result = learner.getByRole("region", { name: /^Attempt \d+$/ });
		await expect(result.getByText("83%. Passed.", { exact: false })).toBeVisible();
		await expect(
			result.getByText(/Marked again on .*: question 6 was corrected\. Before, the score was 67%\./).first(),
		).toBeVisible();

		await instructor.goto(school.address + PUBLISH.replace("/publish", "/history"));
		await expectHydrated(instructor);
		const version = main.getByRole("listitem").filter({ hasText: "question 6: marked again by the new key" }).last();
		await expect(version.getByText(/results? changed\./)).toBeVisible();
		await version.getByText("Undo…").click();
		await expectAccessible();
		await version.getByRole("button", { name: "Give them back" }).click();
		await expect(main.getByText("The attempts are getting their former scores back.")).toBeVisible();
		await expect(async () => {
			await learner.reload();
			await expect(result.getByText(/the new mark for question 6 was taken back\./).first()).toBeVisible({
				timeout: 1_000,
			});
		}).toPass();
		await expect(result.getByText("67%. Passed.", { exact: false })).toBeVisible();
		await learner.close();
	},
);

test("the choices fit 320 px in German, and are accessible", WIDE, async ({ page, expectAccessible }) => {
	await draftAnswerKey(school.bindings, { lesson: LESSON, question: "first-call", option: "a" });
	await signIn(page, "admin@grew.example");
	await page.context().addCookies([{ name: "lang", value: "de", url: school.address }]);
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(school.address + PUBLISH);
	await expectHydrated(page);
	await expect(page.getByRole("radio", { name: "Nach der neuen Lösung neu bewerten" })).toBeVisible();
	await expectAccessible();
});
