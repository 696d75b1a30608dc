import type { Page } from "@playwright/test";
import { banner, DESKTOP, open, PHONE, SIZES } from "../frame";
import { expect, newcomer, test, WIDE } from "../school";

const ENROLLMENTS = /\/api\/enrollments/;

function noteCalls(page: Page) {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/api/") && pathname !== "/api/health") calls.push(`${request.method()} ${pathname}`);
	});
	return calls;
}

test.describe("learning path", () => {
	test("goes on with the course touched last, and moves nothing when it comes", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		for (const size of SIZES) {
			let answer = () => {};
			const gate = new Promise<void>((resolve) => {
				answer = resolve;
			});
			await page.route(ENROLLMENTS, async (route) => {
				await gate;
				await route.continue();
			});
			await open(page, "/pricing", size);
			// A late font moves the text, which is not tested here.
			await page.evaluate(() => document.fonts.ready);
			// Its late code briefly removes the placeholder before the banner appears.
			const place = () => banner(page).boundingBox();
			let before: Awaited<ReturnType<typeof place>> = null;
			await expect.poll(async () => (before = await place())).not.toBeNull();
			answer();
			await expect(banner(page)).toContainText(/^Continue: .+ complete/);
			expect(await banner(page).boundingBox()).toEqual(before);
			await expect(banner(page).getByRole("progressbar")).toHaveCount(1);
			const next = banner(page).getByRole("link", { name: "Continue Learning" });
			await expect(next).toHaveAttribute("href", /^\/courses\/\d+$/);
			await expect(banner(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
			await page.unroute(ENROLLMENTS);
		}
	});

	test("without an enrollment it starts, with two popular courses", WIDE, async ({ page, signInAs }) => {
		await signInAs("student2");
		await open(page, "/pricing");
		await expect(banner(page)).toContainText("Start Your Learning Journey");
		await expect(banner(page).getByRole("listitem")).toHaveCount(2);
		for (const title of await banner(page).getByRole("listitem").allTextContents()) {
			expect([...title].length).toBeLessThanOrEqual(26);
		}
		await expect(banner(page).getByRole("link", { name: "Browse Courses" })).toBeVisible();
	});

	test("on a phone it stays within its strip, in long words as well", WIDE, async ({ page, signInAs }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await signInAs("student2");
		await open(page, "/fr/pricing");
		const strip = page.getByRole("region", { name: "Parcours" });
		await expect(strip.getByRole("listitem")).toHaveCount(2);
		const heights = await strip.evaluate((section) => {
			const words = [...section.querySelectorAll("p, li a")].map((one) => one.getBoundingClientRect().height);
			return { strip: section.getBoundingClientRect().height, words: Math.max(...words) };
		});
		expect(heights.words).toBeLessThan(heights.strip);
	});

	test("it is read only where it is shown, and not for admins", WIDE, async ({ page, signInAs }) => {
		const calls = noteCalls(page);
		await signInAs("student");
		for (const path of ["/courses", "/courses/1", "/dashboard", "/lessons/1"]) {
			await open(page, path);
			await expect(banner(page)).toHaveCount(0);
		}
		await signInAs("admin");
		await open(page, "/pricing");
		await expect(banner(page)).toHaveCount(0);
		expect(calls).toEqual([]);
	});

	test("a failure leaves it out", WIDE, async ({ page, signInAs }) => {
		await page.route(ENROLLMENTS, (route) => route.fulfill({ status: 500 }));
		await signInAs("student");
		await open(page, "/pricing");
		// Two retries, after one second and after two.
		await expect(banner(page)).toHaveCount(0, { timeout: 20_000 });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("on phones a button opens the course after 200 px", WIDE, async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await open(page, "/courses", PHONE);
		const button = page.getByRole("button", { name: "Your course" });
		await page.evaluate(() => window.scrollTo(0, 200));
		await expect(button).toHaveCount(0);
		await page.evaluate(() => window.scrollTo(0, 260));
		await button.click();

		const card = page.getByRole("region", { name: "Your course" });
		await expect(card).toContainText(/\d+% complete/);
		await expect(card).toContainText(/Beginner|Intermediate|Advanced/);
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(card).toBeHidden();
		await button.click();
		await card.getByRole("link", { name: "Continue Learning" }).click();
		await expect(page).toHaveURL(/\/lessons\/\d+$/);
		await page.evaluate(() => window.scrollTo(0, 900));
		await expect(button).toHaveCount(0);
	});

	test(
		"pressed before the enrollments are read, the button waits and opens the course",
		WIDE,
		async ({ page, signInAs }) => {
			await signInAs("student");
			let answer = () => {};
			const gate = new Promise<void>((resolve) => {
				answer = resolve;
			});
			await page.route(ENROLLMENTS, async (route) => {
				await gate;
				await route.continue();
			});
			await open(page, "/courses", PHONE);
			await page.evaluate(() => window.scrollTo(0, 260));
			const button = page.locator(".fixed").getByRole("button", { expanded: false });
			await button.click();
			await expect(page).toHaveURL(/\/courses$/);
			answer();
			await expect(page.getByRole("region", { name: "Your course" })).toContainText(/\d+% complete/);
		},
	);

	test(
		"with no course begun the button leads to the courses; on wide screens there is none",
		WIDE,
		async ({ page, signInAs }) => {
			await signInAs("student2");
			await open(page, "/pricing", PHONE);
			await page.evaluate(() => window.scrollTo(0, 400));
			await expect(page.locator(".fixed").getByRole("link", { name: "Browse Courses" })).toHaveAttribute(
				"href",
				"/courses",
			);
			await page.setViewportSize(DESKTOP);
			await expect(page.locator(".fixed").getByRole("link", { name: "Browse Courses" })).toHaveCount(0);
		},
	);
});

test.describe("the data client", () => {
	test("what was read is kept between pages, and read anew once it has changed", WIDE, async ({ page, baseURL }) => {
		// Six pages, one after the other.
		test.setTimeout(90_000);
		const { name, email, password } = newcomer();
		const data = { name, email, password };
		await page.request.post("/api/auth/register", { data, headers: { Origin: String(baseURL) } });
		const calls = noteCalls(page);
		const go = (to: string) => page.getByRole("banner").getByRole("link", { name: to, exact: true }).first().click();

		await open(page, "/pricing");
		await expect(banner(page)).toContainText("Start Your Learning Journey");
		await go("Courses");
		await expect(page).toHaveURL(/\/courses$/);
		await page.goBack();
		await expect(banner(page)).toContainText("Start Your Learning Journey");
		expect(calls).toEqual(["GET /api/enrollments", "GET /api/courses"]);

		await go("Courses");
		await page.getByRole("main").locator("a[href='/courses/1']").first().click();
		await expect(page).toHaveURL(/\/courses\/1$/);
		await page.getByRole("button", { name: "Enroll for free" }).first().click();
		await expect(page).toHaveURL(/\/lessons\/1$/, { timeout: 30_000 });
		await page.getByRole("link", { name: /^Back to the course/ }).click();
		await expect(page).toHaveURL(/\/courses\/1$/);
		await page.getByRole("contentinfo").locator("a[href='/pricing']").click();
		await expect(banner(page)).toContainText("Continue:");
		expect(calls.filter((call) => call === "GET /api/enrollments")).toHaveLength(2);
	});

	test("a stale token is dropped, and the call made once more by e-mail", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await page.addInitScript(() => {
			if (sessionStorage.getItem("isBegun")) return;
			sessionStorage.setItem("isBegun", "yes");
			localStorage.setItem("auth_token", "stale");
			localStorage.setItem("user_email", "student@grew.example");
		});
		const sent: (string | undefined)[][] = [];
		page.on("request", (request) => {
			if (!ENROLLMENTS.test(request.url())) return;
			const headers = request.headers();
			sent.push([headers.authorization, headers["x-user-email"]]);
		});
		await open(page, "/pricing");

		await expect(banner(page)).toContainText("Continue:");
		expect(sent).toEqual([
			["Bearer stale", undefined],
			[undefined, "student@grew.example"],
		]);
		expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
	});

	test(
		"who is signed in is asked again after five minutes; the frame follows the answer",
		WIDE,
		async ({ page, signInAs, baseURL }) => {
			await page.clock.install();
			await signInAs("instructor2");
			await open(page, "/pricing");
			await expect(banner(page).getByRole("link").first()).toBeVisible();
			const calls = noteCalls(page);
			await page.request.post("/api/auth/logout", { headers: { Origin: String(baseURL) } });

			await page.clock.fastForward("05:01");
			await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
			await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
			expect(calls).toContain("GET /api/auth/me");
		},
	);

	test("a visitor's browser loads none of it", WIDE, async ({ page, signInAs }) => {
		const parts: string[] = [];
		page.on("request", (request) => {
			const part = /\/assets\/(query-client|session-watch|learning-path-banner)-/.exec(request.url());
			if (part?.[1]) parts.push(part[1]);
		});

		await open(page, "/pricing");
		await page.waitForLoadState("networkidle");
		expect(parts).toEqual([]);

		await signInAs("student");
		await open(page, "/pricing");
		await expect.poll(() => [...parts].sort()).toEqual(["learning-path-banner", "query-client", "session-watch"]);
	});
});
