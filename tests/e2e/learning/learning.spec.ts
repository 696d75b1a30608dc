import { expect, expectHydrated, representatives, test, WIDE } from "../school";

test.describe("a learner", () => {
	test(
		"is told what is left, lesson by lesson, with a link to each",
		WIDE,
		async ({ page, signInAs, expectAccessible }) => {
			await signInAs("student");
			await page.goto("/dashboard");
			await page.getByRole("link", { name: "Continue Learning" }).first().click();
			await expect(page.locator("#lesson-title")).toBeVisible();
			await expectHydrated(page);
			await page
				.getByRole("link", { name: "what is left" })
				.or(page.getByRole("button", { name: "what is left" }))
				.first()
				.click();

			const dialog = page.getByRole("dialog");
			await expect(dialog.getByRole("heading", { name: "What is left" })).toBeVisible();
			await expect(dialog.getByText(/Not opened\.|Open now\.|Opened\.|Not tried yet\./).first()).toBeVisible();
			await expectAccessible();
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
		},
	);

	test("is told so without script too", WIDE, async ({ browser, baseURL, page, signInAs }) => {
		await signInAs("student");
		const storageState = await page.context().storageState();
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState });
		const plain = await context.newPage();
		await plain.goto("/lessons/2");
		const sheet = plain.locator("#what-is-left");
		await expect(sheet).toBeHidden();
		await plain.getByRole("link", { name: "what is left" }).click();
		await expect(sheet.getByRole("listitem").filter({ hasText: "Not opened." }).first()).toBeVisible();
		await sheet.getByRole("link", { name: "Close" }).click();
		await expect(sheet).toBeHidden();
		await context.close();
	});

	test("moves between lessons with the arrow keys, but not while typing", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await page.goto("/lessons/3");
		await expectHydrated(page);
		await page.keyboard.press("ArrowRight");
		await expect(page).toHaveURL(/\/lessons\/4$/);
		// The URL changes before the lesson; the focus shows that the new one is there.
		await expect(page.locator("#lesson")).toBeFocused();
		await page.keyboard.press("ArrowLeft");
		await expect(page).toHaveURL(/\/lessons\/3$/);
	});

	test("an unanswered quiz names what is missing and keeps what was chosen", async ({
		page,
		signInAs,
		expectAccessible,
	}) => {
		await signInAs("student");
		await page.goto("/lessons/5");
		await expectHydrated(page);
		const form = page.locator("form:has(input[type=radio])");
		if ((await form.count()) === 0) await page.getByRole("link", { name: "Try again" }).first().click();
		await page.locator("input[type=radio]").first().check();
		await page.locator("form:has(input[type=radio]) button[type=submit]").click();

		await expect(page.getByRole("alert").first()).toBeVisible();
		await expect(page.locator("input[type=radio]").first()).toBeChecked();
		await expectAccessible();
	});

	test("leaving a quiz with answers loses none of them", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await page.goto("/lessons/5?again=1");
		await expectHydrated(page);
		const radio = page.locator("input[type=radio]").last();
		await expect(radio).toHaveAttribute("required", "");
		await radio.check();
		await page.getByRole("link", { name: "Back to the course" }).first().click();
		await expect(page).toHaveURL(/\/courses\/1$/);
		await page.goBack();
		await expect(radio).toBeChecked();
	});

	test(
		"without an enrollment is sent to the course with an explanation",
		WIDE,
		async ({ page, signInAs, expectAccessible }) => {
			await signInAs("student2");
			const modules = await (await page.request.get("/api/courses/1/modules")).json();
			const locked = modules[2].lessons[0];
			await page.goto(`/lessons/${locked.id}`);

			await expect(page).toHaveURL(/\/courses\/1\?locked=/);
			await expect(page.getByText(locked.title).first()).toBeVisible();
			await expectAccessible();
		},
	);

	test("a video resumes and its bytes come in ranges", WIDE, async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await page.goto("/lessons/2");
		await expectHydrated(page);
		await expect(page.locator("video track[kind=captions]")).toHaveCount(6);
		await expectAccessible();

		const range = await page.request.get("/lessons/2/video", { headers: { Range: "bytes=0-99" } });
		expect([range.status(), range.headers()["content-range"]?.startsWith("bytes 0-99/")]).toEqual([206, true]);
	});
});

for (const [who, path, heading] of [
	["student2", "/dashboard", "Start Your Learning Journey"],
	["instructor", "/instructor-dashboard", ""],
	["admin", "/admin", ""],
] as const) {
	for (const [width, details] of representatives(0, [360, 1440])) {
		test(`${path} of ${who} is accessible at ${width} px`, details, async ({ page, signInAs, expectAccessible }) => {
			await page.setViewportSize({ width, height: 800 });
			await signInAs(who);
			await page.goto(path);
			await expectHydrated(page);
			if (heading) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
			await expectAccessible();
		});
	}
}
