import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

// Expected errors while offline.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

async function beginCourse(page: Page, origin: string | undefined): Promise<string> {
	const headers = { Origin: String(origin) };
	await page.request.post("/api/auth/register", { data: newcomer(), headers });
	await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	const modules = await (await page.request.get("/api/courses/1/modules")).json();
	return `/lessons/${modules[0].lessons[0].id}`;
}

async function openLesson(page: Page, path: string) {
	await page.goto(path);
	await expectHydrated(page);
	await expect(page.locator("#notes form")).toBeVisible();
	await page.waitForFunction(() => CSS.highlights.has("lesson-notes"));
}

function select(page: Page, paragraph: number, length: number): Promise<string> {
	return page.evaluate(
		([at, end]) => {
			const element = document.querySelectorAll("#lesson .prose-lesson p")[at ?? 0];
			const node = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
			if (!node) throw new Error("no such paragraph");
			element.scrollIntoView({ block: "center" });
			const range = document.createRange();
			range.setStart(node, 0);
			range.setEnd(node, Math.min(end ?? 0, node.textContent?.length ?? 0));
			document.getSelection()?.removeAllRanges();
			document.getSelection()?.addRange(range);
			return range.toString().replace(/\s+/g, " ").trim();
		},
		[paragraph, length],
	);
}

test(
	"a note, a highlight and a bookmark survive a reload, the file has them, and nobody else sees them",
	WIDE,
	async ({ page, browser, baseURL, expectAccessible }) => {
		const lesson = await beginCourse(page, baseURL);
		await openLesson(page, lesson);
		const notes = page.locator("#notes");
		const bar = page.getByRole("toolbar", { name: "For the selected text" });

		const highlighted = await select(page, 0, 24);
		await bar.getByRole("button", { name: "Highlight" }).click();
		await expect(notes.getByText(highlighted)).toBeVisible();
		await select(page, 1, 20);
		await expect(bar).toBeVisible();
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowDown");
		await bar.getByRole("button", { name: "Note" }).click();
		await page.getByLabel("Your note", { exact: true }).fill("Ask Lena about this.");
		await expectAccessible();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(notes.getByText("Ask Lena about this.")).toBeVisible();
		await select(page, 2, 10);
		await bar.getByRole("button", { name: "Bookmark" }).click();
		await expect(page.locator("[data-bookmarked]")).toHaveCount(1);
		await expectAccessible();

		await openLesson(page, lesson);
		await expect(notes.getByText(highlighted)).toBeVisible();
		await expect(notes.getByText("Ask Lena about this.")).toBeVisible();
		await expect(page.locator("[data-bookmarked]")).toHaveCount(1);
		expect(await page.evaluate(() => CSS.highlights.get("lesson-notes")?.size)).toBe(2);
		const file = await (await page.request.get(`/notes.md?lesson=${lesson.split("/")[2]}`)).text();
		expect(file).toContain(`> ${highlighted}`);
		expect(file).toContain("Ask Lena about this.");
		expect(file).toContain("**Bookmark:**");

		await page.goto("/notes?q=LENA");
		await expect(page.getByRole("list", { name: "Notes" }).getByRole("listitem")).toHaveCount(1);
		await expectAccessible();

		const other = await browser.newContext({ baseURL });
		const stranger = await other.newPage();
		await stranger.goto(await beginCourse(stranger, baseURL));
		await expect(stranger.locator("#notes form")).toBeVisible();
		await expect(stranger.getByText("Ask Lena about this.")).toHaveCount(0);
		expect(await (await stranger.request.get("/notes.md")).text()).not.toContain("Lena");
		await other.close();
	},
);

test(
	"a note that is written without a network is sent once when it is back; a deleted one comes back by Undo",
	WIDE,
	async ({ page, context, baseURL }) => {
		const lesson = await beginCourse(page, baseURL);
		await openLesson(page, lesson);
		const notes = page.locator("#notes");
		await context.setOffline(true);
		await notes.getByLabel("Your note on this lesson").fill("Written on a train.");
		await notes.getByRole("button", { name: "Save the note" }).click();
		await expect(notes.getByText("Written on a train.")).toBeVisible();
		await expect(notes.getByRole("status")).toContainText("Saved on this device");

		const sent = page.waitForResponse((response) => response.url().endsWith("/notes"));
		await context.setOffline(false);
		expect((await sent).status()).toBe(200);
		await openLesson(page, lesson);
		await expect(notes.getByText("Written on a train.")).toHaveCount(1);

		await notes.getByRole("button", { name: "Delete" }).click();
		await expect(notes.getByText("Written on a train.")).toHaveCount(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(notes.getByText("Written on a train.")).toBeVisible();
	},
);

test(
	"in the list of all, a note that is changed or deleted without a network is so on the server once it is back",
	WIDE,
	async ({ page, context, baseURL, expectAccessible }) => {
		const lesson = await beginCourse(page, baseURL);
		const headers = { Origin: String(baseURL), Accept: "application/json" };
		for (const body of ["First words.", "Goes away."]) {
			const form = { intent: "save", language: "en", body };
			expect((await page.request.post(`${lesson}/notes`, { form, headers })).status()).toBe(200);
		}
		await page.goto("/notes");
		await expectHydrated(page);
		const list = page.getByRole("list", { name: "Notes" });
		const card = (words: string) => list.getByRole("listitem").filter({ has: page.getByText(words, { exact: true }) });

		await context.setOffline(true);
		await card("First words.").getByText("Edit", { exact: true }).click();
		const field = list.locator("details[open] textarea");
		await field.fill("Other words.");
		await list.locator("details[open]").getByRole("button", { name: "Save" }).click();
		await expect(card("Other words.").getByRole("status")).toContainText("Saved on this device");
		await card("Goes away.").getByRole("button", { name: "Delete" }).click();
		await expect(list.getByRole("listitem")).toHaveCount(1);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(list.getByRole("listitem")).toHaveCount(2);
		await card("Goes away.").getByRole("button", { name: "Delete" }).click();
		await expect(list.getByRole("listitem")).toHaveCount(1);
		await expectAccessible();

		await context.setOffline(false);
		await expect(list.getByRole("status").getByText("Saved on this device")).toHaveCount(0);
		await expect
			.poll(async () => {
				const file = await (await page.request.get("/notes.md")).text();
				return ["First words.", "Other words.", "Goes away."].filter((words) => file.includes(words));
			})
			.toEqual(["Other words."]);
	},
);

test(
	"without script a note is kept by a form, and changed and taken away in the list of all",
	WIDE,
	async ({ browser, baseURL }) => {
		const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(await beginCourse(page, baseURL));
		await page.getByLabel("Your note on this lesson").fill("By hand.");
		await page.getByRole("button", { name: "Save the note" }).click();
		await expect(page.locator("#notes").getByText("By hand.")).toBeVisible();

		await page.goto("/notes");
		await page.getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText("The note is deleted.")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("list", { name: "Notes" }).getByRole("paragraph").getByText("By hand.")).toBeVisible();
		await context.close();
	},
);

test(
	"on a phone the outline opens as a sheet, done lessons included",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const lesson = await beginCourse(page, baseURL);
		const headers = { Origin: String(baseURL) };
		await page.request.post(`/api${lesson}/progress`, { data: { completed: true }, headers });
		await page.goto(lesson);
		await expectHydrated(page);
		await page.getByRole("link", { name: /^Outline/ }).click();

		const sheet = page.getByRole("dialog", { name: "Outline" });
		await expect(sheet.locator("[aria-current]")).toBeInViewport();
		await expect(sheet.getByRole("link", { name: /, complete/ })).toHaveCount(1);
		await expectAccessible();
		await sheet.getByRole("link", { name: "What is left" }).click();
		await expect(page.getByRole("dialog", { name: "What is left" })).toBeVisible();
	},
);

test(
	"a question mark lists the keys of the page, but not while somebody types",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await page.goto("/lessons/1");
		await expectHydrated(page);
		await page.keyboard.press("?");
		const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
		await expect(list.getByRole("heading", { name: "In a lesson" })).toBeVisible();
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();
		await page.getByLabel("Your note on this lesson").pressSequentially("Why?");
		await expect(list).toBeHidden();
	},
);
