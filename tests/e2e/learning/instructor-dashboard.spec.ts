import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"a learner reviews a course, its instructor answers, and takes the answer back",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.setTimeout(60_000);
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/courses/4");
		await page.getByRole("link", { name: "Review this course" }).click();
		await expectHydrated(page);
		await expectAccessible();
		await page.getByRole("radio", { name: "4 stars" }).check();
		await page.getByLabel("What you would tell others").fill("The arithmetic of closing day was worth the time.");
		await page.getByRole("button", { name: "Publish the review" }).click();
		await expect(page).toHaveURL(/\/courses\/4/);

		await signInAs("instructor2");
		await page.goto("/instructor-dashboard");
		const waiting = page.getByRole("complementary", { name: "Waiting for you" }).getByRole("listitem");
		await waiting
			.filter({ hasText: "Finding sellers who need to sell" })
			.getByRole("link", { name: /reviews? to answer/ })
			.click();
		await expect(page).toHaveURL(/\/instructor-dashboard\/reviews\?/);
		const review = page.getByRole("listitem").filter({ hasText: "The arithmetic of closing day" });
		await review.getByRole("link", { name: /^Answer the review/ }).click();
		await expectHydrated(page);
		await expectAccessible();
		await page.getByLabel("Your answer").fill("Thank you. Fees differ by place: ask before you sign.");
		await page.getByRole("button", { name: "Publish the answer" }).click();
		await expect(main.getByText("Your answer stands on the course page.")).toBeVisible();
		const answered = page.url();
		await page.getByRole("link", { name: "See the course page" }).click();
		await expect(page).toHaveURL(/\/courses\/4/);
		await expect(page.getByRole("paragraph").filter({ hasText: "Thank you. Fees differ by place" })).toBeVisible();

		await page.goto(answered);
		await expectHydrated(page);
		await page.getByText("Take the answer back", { exact: true }).click();
		await page.getByRole("button", { name: "Take it back" }).click();
		await expect(main.getByText("The answer has been taken back.")).toBeVisible();
		await expect(page.getByLabel("Your answer")).toHaveValue("");
	},
);

test(
	"the chart of where people stop is walked through by arrow keys, and stands as a table too",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("instructor");
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto("/instructor-dashboard?course=1");
		await expectHydrated(page);
		const bars = page.getByRole("navigation", { name: "Lessons in order: opened, went on, stopped" }).getByRole("link");
		await bars.first().focus();
		await page.keyboard.press("ArrowRight");
		await expect(bars.nth(1)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/lesson=\d+/);
		await expect(page.getByText(/Questions of|No question of this lesson/).first()).toBeVisible();

		await page.getByText("As a table", { exact: true }).click();
		const table = page.getByRole("table", { name: "Where people stop" });
		await expect(table.getByRole("row")).toHaveCount((await bars.count()) + 1);
	},
);

for (const language of ["en", "de", "zh"]) {
	test(
		`on a phone what waits comes first, and everything fits, ${language}`,
		WIDE,
		async ({ page, signInAs, baseURL, expectAccessible }) => {
			await page.setViewportSize({ width: 320, height: 800 });
			await signInAs("instructor");
			await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
			await page.goto("/instructor-dashboard?course=1");
			await expectHydrated(page);
			const tops = await page
				.locator("main h2")
				.evaluateAll((heads) => heads.map((head) => [head.id, head.getBoundingClientRect().top] as const));
			const first = tops.toSorted(([, a], [, b]) => a - b)[0];
			expect(first?.[0]).toBe("waiting-title");
			await expectAccessible();
			await page.goto("/instructor-dashboard/reviews");
			await expectAccessible();
		},
	);
}
