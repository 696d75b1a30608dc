import { expect, expectHydrated, newcomer, representatives, test } from "../school";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };

declare global {
	interface Window {
		shifts?: string[];
	}
}

function noteShifts() {
	const shifts: string[] = [];
	window.shifts = shifts;
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
			const moved = sources.map(({ node }) =>
				node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
			);
			if (!hadRecentInput) shifts.push(`${value} ${moved.join(" | ")}`);
		}
	}).observe({ type: "layout-shift", buffered: true });
}

for (const [[width, height], details] of representatives(0, [
	[412, 823],
	[360, 640],
	[1350, 940],
] as const)) {
	test(`nothing moves by itself on a quiz, ${width} × ${height}`, details, async ({ page, baseURL }) => {
		const headers = { Origin: String(baseURL) };
		await page.request.post("/api/auth/register", { data: newcomer(), headers });
		await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
		await page.setViewportSize({ width, height });
		await page.addInitScript(noteShifts);
		await page.goto("/lessons/5", { waitUntil: "networkidle" });
		await expectHydrated(page);
		const shifts = () => page.evaluate(() => window.shifts ?? ["nothing was watched"]);
		expect(await shifts()).toEqual([]);

		// Scrolling does not excuse layout shifts: here one more button appears.
		const toTop = page.getByRole("button", { name: "Back to top" });
		await page.mouse.move(width / 2, height / 2);
		await expect(async () => {
			await page.mouse.wheel(0, 200);
			await expect(toTop).toBeVisible({ timeout: 500 });
		}).toPass();
		const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
		await page.locator("#questions input[type=radio]").first().check();
		await saved;
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
		expect(await shifts()).toEqual([]);
	});
}
