import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE, words } from "../school";
import { answerRightly, finish, firstQuiz } from "./quiz-answers";

const KEPT = "Saved on this device, sent when you are back online.";

// Expected errors while offline.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

async function beginCourse(page: Page, origin: string | undefined) {
	const headers = { Origin: String(origin) };
	const person = newcomer();
	const registered = await page.request.post("/api/auth/register", { data: person, headers });
	expect(registered.ok()).toBe(true);
	await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	const modules = await (await page.request.get("/api/courses/1/modules")).json();
	const first: number = modules[0].lessons[0].id;
	return { first, quiz: first + (firstQuiz?.position ?? 1) - 1 };
}

function countPosts(context: BrowserContext, path: RegExp) {
	const posts: string[] = [];
	context.on("requestfinished", (request) => {
		if (request.method() === "POST" && path.test(new URL(request.url()).pathname)) posts.push(request.postData() ?? "");
	});
	return posts;
}

async function standing(page: Page) {
	const [enrollment] = await (await page.request.get("/api/enrollments")).json();
	return enrollment as { progress: number };
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };

/** Unexpected layout shifts since the lesson was opened. */
const layoutShifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const told: string[] = [];
				new PerformanceObserver((list) => {
					for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
						const moved = sources.map(({ node }) => node?.parentElement?.closest("#lesson *")?.outerHTML.slice(0, 160));
						if (!hadRecentInput && moved.some(Boolean)) told.push(`${value} ${moved.join(" | ")}`);
					}
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(told), 300);
			}),
	);

test(
	"marked as done without a network, a lesson waits on the device and counts once when it is back",
	WIDE,
	async ({ page, context, baseURL, expectAccessible }) => {
		const { first } = await beginCourse(page, baseURL);
		await page.goto(`/lessons/${first}`);
		await expectHydrated(page);
		const posts = countPosts(context, /\/progress$/);

		await context.setOffline(true);
		await page.getByRole("button", { name: "Mark as done" }).click();
		await expect(page.locator("#end")).toContainText(KEPT);
		await expect(page.locator("#lesson-title")).toBeVisible();
		await expectAccessible();

		await context.setOffline(false);
		await expect(page.locator("#end")).toContainText("Lesson completed.");
		await expect(page.getByText(KEPT)).toHaveCount(0);
		expect(posts.filter((body) => body.includes("completed"))).toHaveLength(1);
		expect((await standing(page)).progress).toBeGreaterThan(0);
	},
);

test("what waits outlives a reload, and of two tabs one sends it", async ({ page, context, baseURL }) => {
	const { first } = await beginCourse(page, baseURL);
	await context.route(/\/api\/lessons\/\d+\/progress$/, (route) => route.abort());
	await page.goto(`/lessons/${first}`);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(page.locator("#end")).toContainText(KEPT);
	await page.reload();
	await expectHydrated(page);
	await expect(page.locator("#end")).toContainText(KEPT);

	const posts = countPosts(context, /\/progress$/);
	await context.unroute(/\/api\/lessons\/\d+\/progress$/);
	const other = await context.newPage();
	await Promise.all([other.goto("/dashboard"), page.evaluate(() => dispatchEvent(new Event("online")))]);
	await expect(page.locator("#end")).toContainText("Lesson completed.");
	expect(posts.filter((body) => body.includes("completed"))).toHaveLength(1);
	await other.close();
});

test(
	"an unfinished quiz outlives a reload and is there on another device",
	WIDE,
	async ({ page, context, browser, baseURL }) => {
		const { quiz } = await beginCourse(page, baseURL);
		await page.goto(`/lessons/${quiz}`);
		await expectHydrated(page, "questions");
		const radio = page.locator("input[type=radio]").first();
		await radio.check();
		await page.reload();
		await expectHydrated(page);
		await expect(radio).toBeChecked();
		expect(await layoutShifts(page)).toEqual([]);

		const device = await browser.newContext({ storageState: await withoutStorage(context) });
		const elsewhere = await device.newPage();
		await elsewhere.goto(`${baseURL}/lessons/${quiz}`);
		await expect(elsewhere.locator("input[type=radio]").first()).toBeChecked();
		await device.close();
	},
);

test(
	"a quiz handed in without a network waits, and one whose answer is lost on its way back counts once",
	WIDE,
	async ({ page, context, baseURL, expectAccessible }) => {
		const t = await words("en", "lesson");
		const { quiz } = await beginCourse(page, baseURL);
		await page.goto(`/lessons/${quiz}`);
		await expectHydrated(page);
		await answerRightly(page, "en", t);
		await context.setOffline(true);
		await page.locator("#questions form button[type=submit]").last().click();
		await expect(page.locator("#questions")).toContainText(KEPT);

		// The first request arrives, but its response is lost.
		let lost = 0;
		await context.route(/\/attempts$/, async (route) => {
			lost += 1;
			if (lost > 1) return route.continue();
			await route.fetch();
			await route.abort();
		});
		await context.setOffline(false);
		await expect.poll(() => lost).toBeGreaterThan(1);
		await expect(page.getByRole("heading", { name: t("result.title", { number: 1 }) })).toBeVisible();

		// A passed quiz opens with its result, the next step, and collapsed questions.
		await page.goto(`/lessons/${quiz}`);
		await expectHydrated(page);
		await expect(page.locator("#result")).toContainText("100");
		await expect(page.locator("#result a").first()).toContainText(/Next/);
		await expect(page.locator("#result li").getByText(t("result.correct"), { exact: true }).first()).toBeHidden();
		await page.getByText(t("result.questions")).click();
		await expect(page.locator("#result li").getByText(t("result.correct"), { exact: true }).first()).toBeVisible();
		await page.locator("#result summary").last().click();
		await expect(page.locator("#result details").last().getByRole("listitem")).toHaveCount(1);
		await expectAccessible();
		expect(await layoutShifts(page)).toEqual([]);
	},
);

test(
	"answers that were typed while the attempt was handed in elsewhere do not count, and say where they are",
	WIDE,
	async ({ page, context, baseURL, expectAccessible }) => {
		const t = await words("en", "lesson");
		const { quiz } = await beginCourse(page, baseURL);
		await page.goto(`/lessons/${quiz}`);
		await expectHydrated(page, "questions");
		await context.route(/\/kept$/, (route) => route.abort());
		const answer = page.locator("#questions label", { has: page.locator("input[type=radio]") }).first();
		const typed = ((await answer.textContent()) ?? "").trim();
		await answer.click();
		await finish(page, String(baseURL), (lesson) => lesson === firstQuiz);

		await context.unroute(/\/kept$/);
		const posts = countPosts(context, /\/attempts$/);
		await page.reload();
		await expectHydrated(page);
		const left = page.getByRole("alert").filter({ hasText: t("quiz.left.title") });
		await expect(left).toContainText(t("quiz.left.handedIn", { number: 1 }));
		await left.getByText(t("quiz.left.show")).click();
		await expect(left.getByRole("definition").first()).toHaveText(typed);
		await expectAccessible();
		await page.reload();
		await expect(left).toBeVisible();
		await left.getByText(t("quiz.left.remove")).click();
		await left.getByRole("button", { name: t("quiz.left.removeYes"), exact: true }).click();
		await expect(left).toHaveCount(0);
		await page.reload();
		await expectHydrated(page);
		await expect(page.locator("#result")).toBeVisible();
		await expect(left).toHaveCount(0);
		expect(posts).toEqual([]);
	},
);

/** The same session in another context, as on another device. */
async function withoutStorage(context: BrowserContext) {
	const { cookies } = await context.storageState();
	return { cookies, origins: [] };
}

test(
	"whoever was in the midst of a text is offered to go on there, and is not moved",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		const { first } = await beginCourse(page, baseURL);
		await page.goto(`/lessons/${first}`);
		await expectHydrated(page);
		const block = page.locator("[data-lesson-text] > .prose-lesson > *").nth(6);
		await block.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 70));
		const told = page.waitForResponse((answer) => /\/progress$/.test(answer.url()));
		await expect
			.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("outbox"))))
			.toBe(true);
		await page.goto("/dashboard");
		await told;

		await page.goto(`/lessons/${first}`);
		await expectHydrated(page);
		const goOn = page.getByRole("button", { name: "Continue where you left off" });
		await expect(goOn).toBeVisible();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await expectAccessible();
		await goOn.click();
		await expect(goOn).toHaveCount(0);
		await expect(block).toBeInViewport();

		await page.goto(`/lessons/${first}#end`);
		await expectHydrated(page);
		await expect(goOn).toHaveCount(0);
	},
);
