import { open } from "../frame";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

const CLIP = "/courses/1/preview/2";

test("the player is driven by keys, and its captions are chosen and kept", WIDE, async ({ page, expectAccessible }) => {
	await open(page, CLIP, { width: 360, height: 800 });
	const player = page.getByRole("group", { name: /^Clip/ });
	const clip = page.locator("video");
	const time = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
	await expect(clip).not.toHaveAttribute("controls");
	await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);

	await player.getByRole("button", { name: "Play" }).focus();
	await page.keyboard.press("l");
	await expect.poll(time).toBeCloseTo(10, 0);
	await page.keyboard.press("ArrowLeft");
	await expect.poll(time).toBeCloseTo(5, 0);
	await expect(page).toHaveURL(/preview\/2$/);
	await page.keyboard.press("5");
	await expect.poll(time).toBeCloseTo(78, 0);
	await page.keyboard.press(">");
	await expect(player.getByLabel("Speed")).toHaveValue("1.25");

	const captions = player.locator("[data-captions]");
	await expect(captions).toHaveText(/first questions/);
	await page.keyboard.press("c");
	await expect(captions).toHaveCount(0);
	await player.getByRole("button", { name: /^Captions/ }).click();
	await player.getByLabel("Captions", { exact: true }).selectOption("de");
	await player.getByLabel("Size of captions").selectOption("large");
	await player.getByLabel("Background", { exact: true }).selectOption("solid");
	await expect(captions).toHaveAttribute("lang", "de");
	await expectAccessible();

	await page.reload();
	await expectHydrated(page);
	await player.getByRole("button", { name: "Play" }).focus();
	await page.keyboard.press("5");
	await expect(captions).toHaveAttribute("lang", "de");
});

test(
	"the transcript follows the clip by chapters, and a press goes there",
	WIDE,
	async ({ page, expectAccessible }) => {
		await open(page, CLIP, { width: 1440, height: 900 });
		const clip = page.locator("video");
		await page.getByText("Transcript", { exact: true }).click();
		const rows = page.locator("figure ul button");
		await expect(rows).toHaveCount(25);
		await expect(page.getByText("Photographs", { exact: true }).last()).toBeVisible();

		await rows.filter({ hasText: "Divide the one" }).click();
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(28.2, 0);
		await expect(rows.filter({ hasText: "Divide the one" })).toHaveAttribute("aria-current", "true");
		// The clicked line keeps the focus, and the list still follows the clip.
		await clip.evaluate((video: HTMLVideoElement) => Object.assign(video, { currentTime: 55 }));
		await expect(page.locator("figure ul [aria-current]")).not.toHaveText(/Divide the one/);
		await expect(page.locator("figure ul [aria-current]")).toBeInViewport();
		await clip.evaluate((video: HTMLVideoElement) => Object.assign(video, { currentTime: 1 }));
		await expect(rows.first()).toHaveAttribute("aria-current", "true");
		await expect(rows.first()).toBeInViewport();
		await page.getByRole("slider", { name: "Position in the clip" }).fill("45");
		await expect(rows.filter({ hasText: "Beside ten other houses" })).toHaveAttribute("aria-current", "true");
		await expect(page.locator("figure")).not.toContainText("said");
		await expectAccessible();
	},
);

test(
	"where the browser shows the clip without its page it draws the captions, unless they are off",
	WIDE,
	async ({ page }) => {
		await open(page, CLIP, { width: 360, height: 800 });
		const player = page.getByRole("group", { name: /^Clip/ });
		const clip = page.locator("video");
		const drawn = () =>
			clip.evaluate((video: HTMLVideoElement) =>
				[...video.textTracks]
					.filter(({ mode, kind }) => mode === "showing" && kind === "captions")
					.map(({ language }) => language),
			);
		const tell = (event: string) => clip.evaluate((video, name) => video.dispatchEvent(new Event(name)), event);
		await expect(clip).not.toHaveAttribute("controls");

		for (const [begin, end] of [
			["webkitbeginfullscreen", "webkitendfullscreen"],
			["enterpictureinpicture", "leavepictureinpicture"],
		] as const) {
			await tell(begin);
			await expect.poll(drawn).toEqual(["en"]);
			await tell(end);
			await expect.poll(drawn).toEqual([]);
		}
		await player.getByRole("button", { name: "Play" }).focus();
		await page.keyboard.press("c");
		await tell("webkitbeginfullscreen");
		await expect(player.locator("[data-captions]")).toHaveCount(0);
		expect(await drawn()).toEqual([]);
		await page.keyboard.press("c");
		await expect.poll(drawn).toEqual(["en"]);

		await expect(player.getByRole("button", { name: "Picture in picture" })).toBeVisible();
		const tops = await player
			.getByRole("button")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	},
);

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("the browser's own controls and captions are there", async ({ page }) => {
		await page.goto(CLIP);
		await expect(page.locator("video")).toHaveAttribute("controls", "");
		await expect(page.locator("video track[kind=captions]")).toHaveCount(6);
	});
});

test("the poster is drawn for either theme", WIDE, async ({ page }) => {
	const [light, dark] = await Promise.all(
		["", "?theme=dark"].map((theme) => page.request.get(`/lessons/2/poster${theme}`)),
	);
	expect([light?.status(), dark?.status()]).toEqual([200, 200]);
	expect((await light?.body())?.equals((await dark?.body()) ?? Buffer.alloc(0))).toBe(false);
});

test.describe("without a network", WIDE, () => {
	test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

	test("a clip watched to its end waits on the device, counts once it is sent, and the page says so", async ({
		page,
		context,
		baseURL,
	}) => {
		const headers = { Origin: String(baseURL) };
		await page.request.post("/api/auth/register", { data: newcomer(), headers });
		await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
		await open(page, "/lessons/2");
		const clip = page.locator("video");
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
		// The buffered clip plays on; its reports fail.
		const reports = /\/api\/lessons\/2\/progress$/;
		await context.route(reports, (route) => route.abort());
		await clip.evaluate(async (video: HTMLVideoElement) => {
			Object.assign(video, { muted: true, playbackRate: 16 });
			await video.play();
		});
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.ended), { timeout: 30_000 }).toBe(true);
		await expect(page.getByText("Saved on this device, sent when you are back online.")).toBeVisible();
		await expect(page.locator("#end")).not.toContainText("Lesson completed.");

		await context.unroute(reports);
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(page.locator("#end")).toContainText("Lesson completed.");
		const [enrollment] = await (await page.request.get("/api/enrollments")).json();
		expect(enrollment.progress).toBeGreaterThan(0);
	});
});
