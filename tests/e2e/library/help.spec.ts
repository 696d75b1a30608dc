import { expect, expectHydrated, test, WIDE } from "../school";

const USUAL_BROWSER =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test(
	"a learner asks for help from a page, an admin answers, the learner sees it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const subject = `The course page stays empty ${Date.now()}`;
		await signInAs("student2");
		await page.goto("/courses/1");
		// Before hydration the button is a link to the help.
		await expectHydrated(page);
		await page.getByRole("link", { name: "Help for this page" }).click();
		const panel = page.getByRole("complementary", { name: "Help for this page" });
		await expect(panel).toBeFocused();
		await expect(panel.getByRole("heading", { level: 3 }).first()).toBeVisible();
		await expectAccessible();

		await panel.getByRole("link", { name: "Write to us", exact: true }).click();
		await expect(page.getByText("Attached: the page /courses/1")).toBeVisible();
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("alert")).toContainText("Choose a topic.");
		await expectAccessible();
		await page.getByLabel("What is it about?").selectOption("technical");
		await page.getByLabel("In a few words").fill(subject);
		await page.getByLabel("What did you want to do").fill("I open it and see nothing.");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText(/Its number is G-\d{4}-\d{5}/)).toBeVisible();
		await expectAccessible();
		const ticket = new URL(page.url()).pathname;

		await signInAs("admin");
		await page.goto("/admin/help/tickets");
		await page.getByLabel("Number, person or words").fill(subject);
		await page.keyboard.press("Enter");
		await page.getByRole("table").getByRole("link", { name: subject }).click();
		await page.getByRole("button", { name: /Take it/ }).click();
		await expect(page.getByText(/assigned the ticket/)).toBeVisible();
		await page.getByLabel("Internal note").fill("Seen this before");
		await page.getByRole("button", { name: "Add the note" }).click();
		await expect(page.getByText("Note, for staff only")).toBeVisible();
		await page.getByLabel("Answer", { exact: true }).fill("Please load the page anew.");
		await page.getByRole("button", { name: "Send the answer" }).click();
		await expect(page.getByRole("listitem").filter({ hasText: / answered/ })).toBeVisible();
		await expectAccessible();

		await signInAs("student2");
		await page.goto("/help/tickets");
		await expect(page.getByRole("row", { name: subject })).toContainText("Answered");
		await page.goto(ticket);
		await expect(page.getByText("Please load the page anew.")).toBeVisible();
		await expect(page.getByText("Seen this before")).toHaveCount(0);
		await page.getByLabel("Your answer").fill("That helped.");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("That helped.")).toBeVisible();
		await page.getByRole("button", { name: "Close the request" }).click();
		await expect(page.getByText("Closed", { exact: true })).toBeVisible();
	},
);

test("the panel comes only when it is asked for, and gives the focus back on Escape", WIDE, async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (/help-panel|\/help\/panel/.test(request.url())) asked.push(request.url());
	});
	await page.goto("/courses");
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);

	const button = page.getByRole("link", { name: "Help for this page" });
	await button.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("complementary", { name: "Help for this page" });
	await expect(panel).toBeFocused();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await panel.getByLabel("Search help").fill("password");
	await panel
		.getByRole("button", { name: /password/i })
		.first()
		.click();
	await expect(panel.getByRole("heading", { level: 3 }).first()).toContainText(/password/i);
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(button).toBeFocused();
});

test(
	"a guest confirms by the link of the mail and follows the ticket by it",
	WIDE,
	async ({ page, signInAs, baseURL }) => {
		const email = `guest.${Date.now()}@mail.example`;
		await page.goto("/de/help/contact");
		await page.getByLabel("Ihr Name").fill("Grete");
		await page.getByLabel("E-Mail").fill(email);
		await page.getByLabel("Worum geht es?").selectOption("content");
		await page.getByLabel("In wenigen Worten").fill("Ein Tippfehler");
		await page.getByLabel("Was wollten Sie tun").fill("In Lektion eins.");
		await page.getByRole("button", { name: "Senden" }).click();
		await expect(page.getByText(`Wir haben einen Link an ${email} gesendet`)).toBeVisible();

		await signInAs("admin");
		let link: string | undefined;
		await expect
			.poll(async () => {
				const outbox = await (await page.request.get(`/outbox?q=${encodeURIComponent(email)}&state=sent`)).text();
				link = /\/de\/help\/tickets\/by-link\?token=[\w-]{43}/.exec(outbox)?.[0];
				return link;
			})
			.toBeTruthy();
		await page.context().clearCookies();
		await page.goto(String(link));
		await page.getByRole("button", { name: "Bestätigen und senden" }).click();
		await expect(page.getByText("Bei uns")).toBeVisible();
		await page.getByLabel("Ihre Antwort").fill("Auch in Lektion zwei.");
		await page.getByRole("button", { name: "Senden" }).click();
		await expect(page.getByText("Auch in Lektion zwei.")).toBeVisible();
		expect(page.url()).toBe(`${baseURL}${link}`);
	},
);

test(
	"help is found while one types, an article is rated, and a mistyped address leads on",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/help");
		await expectAccessible();
		await page.getByRole("searchbox", { name: "Search help" }).fill("pasword");
		await page
			.getByRole("link", { name: /password/i })
			.first()
			.click();
		await page.getByRole("button", { name: "No", exact: true }).click();
		await page.getByLabel("What was missing?").fill("A picture");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("Thank you. We read every reason.")).toBeVisible();
		await page.getByRole("button", { name: "Yes", exact: true }).click();
		await expect(page.getByRole("button", { name: "Yes", exact: true })).toHaveAttribute("aria-pressed", "true");
		await expectAccessible();

		const answer = await page.goto("/help/forgoten-pasword");
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("region", { name: "You may be looking for" }).getByRole("link").first()).toBeVisible();
		await expectAccessible();
	},
);

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("help is searched, an article rated and the button leads to the help", async ({ page }) => {
		await page.goto("/help?q=password");
		await expect(page.getByRole("link", { name: /password/i }).first()).toBeVisible();
		await page.goto("/help/sign-in");
		await page.getByRole("button", { name: "Yes", exact: true }).click();
		await expect(page.getByText("Thank you for telling us.")).toBeVisible();
		await page.getByRole("link", { name: "Help for this page" }).click();
		await expect(page).toHaveURL(/\/help$/);
	});
});

test.describe("in a browser that nobody drives", WIDE, () => {
	test.use({ userAgent: USUAL_BROWSER });

	test("an article counts as read after five seconds in sight", async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));
		await page.clock.install();
		const counted = page.waitForRequest((request) => request.url().endsWith("/help/sign-in/views"));
		await page.goto("/help/sign-in");
		await page.waitForFunction(() => localStorage.getItem("theme") !== null);
		await page.clock.fastForward(6_000);
		expect((await counted).method()).toBe("POST");
	});
});

test(
	"a canned answer is found while typing, and saving it keeps what was searched",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.goto("/admin/help/canned-answers?language=en");
		await expectHydrated(page);
		const list = page.getByRole("main");
		await expect(list.getByText("A video does not play", { exact: true })).toBeVisible();
		await list.getByRole("searchbox", { name: "Title or text" }).fill("spam folder");
		await expect(list.getByText("A video does not play", { exact: true })).toHaveCount(0);
		await expect(page).toHaveURL(/q=spam\+folder/);
		await list.locator("summary", { hasText: "The confirmation mail has not come" }).first().click();
		await list.getByRole("button", { name: "Save" }).first().click();
		await expect(list.getByText("The canned answer is saved.")).toBeVisible();
		await expect(page).toHaveURL(/q=spam\+folder/);
		await expect(list.getByText("A video does not play", { exact: true })).toHaveCount(0);
	},
);
