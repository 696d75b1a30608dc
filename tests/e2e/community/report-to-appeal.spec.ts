import { openCopiedSchool } from "#scripts/school.ts";
import { signInAt } from "../copied-school";
import { expect, expectHydrated, test, WIDE } from "../school";

const TEXT = "Send me the deposit and I will tell you who the seller is.";

test("a post is reported, removed by one moderator, appealed, and shown again by another", WIDE, async ({ page }) => {
	test.setTimeout(180_000);
	const school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
	try {
		// Whoever decided does not decide the appeal, and the demo has one moderator.
		await school.bindings.DB.prepare(
			"update users set role = 'admin', capabilities = json_array('moderation') where email = 'instructor2@grew.example'",
		).run();
		const main = page.getByRole("main");
		const post = main.getByRole("article").filter({ hasText: TEXT });
		const open = async (path: string) => {
			await page.goto(school.address + path);
			await expectHydrated(page);
		};

		await signInAt(page, school.address, "student");
		await open("/forum/2");
		await main.getByRole("textbox", { name: "Your reply" }).fill(TEXT);
		await main.getByRole("button", { name: "Post the reply" }).click();
		await expect(post).toBeVisible();

		await signInAt(page, school.address, "student2");
		await open("/forum/2");
		await post.getByLabel(/^More about/).click();
		await post.getByRole("link", { name: "Report" }).click();
		await main.getByLabel("Selling or scam").check();
		await main.getByRole("button", { name: "Send the report" }).click();
		await expect(main.getByText("Your report has arrived")).toBeVisible();

		await signInAt(page, school.address, "admin");
		await open("/moderation?reason=selling");
		const listed = main.locator("[data-case]");
		const link = main.getByRole("link", { name: /leave the buyer enough/ });
		await page.keyboard.press("j");
		await expect(listed.first()).toBeFocused();
		await page.keyboard.press("j");
		await page.keyboard.press("k");
		await expect(listed.first()).toBeFocused();
		// The newest is the last, and J goes no further.
		for (let at = await listed.count(); at > 0; at -= 1) await page.keyboard.press("j");
		await expect(link).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(main.getByRole("heading", { name: /leave the buyer enough/ })).toBeVisible();
		await expect(link).toHaveAttribute("aria-current", "page");
		await page.keyboard.press("c");
		await expect(main.getByText("You have taken this case")).toBeVisible();
		await expect(main.getByText(TEXT).first()).toBeVisible();

		const opened = new URL(page.url()).pathname;
		const facts = main.getByLabel("Facts, as the member will read them");
		await facts.pressSequentially("jkc");
		await expect(facts).toHaveValue("jkc");
		expect(new URL(page.url()).pathname).toBe(opened);

		const remove = async () => {
			await main.getByLabel("Remove", { exact: true }).check();
			await main.getByLabel("Ground").selectOption("spam");
			await facts.fill("It asks for money outside the school.");
			await main.getByRole("button", { name: "Remove", exact: true }).click();
			await expect(main.getByText(/Case \d+ is decided/)).toBeVisible();
		};
		await remove();
		// The next case of the same list stands open, and the decision can be taken back from there.
		expect(new URL(page.url()).pathname).not.toBe(opened);
		expect(new URL(page.url()).searchParams.get("reason")).toBe("selling");
		await main.getByRole("button", { name: "Undo" }).click();
		await expect(main.getByRole("heading", { name: /leave the buyer enough/ })).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(opened);
		await expect(main.getByRole("button", { name: "Decide" })).toBeVisible();
		await remove();

		await signInAt(page, school.address, "student2");
		await open("/forum/2");
		await expect(main.getByText("Does my offer leave the buyer enough?").first()).toBeVisible();
		await expect(main.getByText(TEXT)).toHaveCount(0);

		await signInAt(page, school.address, "student");
		const decision = await school.bindings.DB.prepare(
			"select id from moderation_decisions where facts = 'It asks for money outside the school.' and lifted_at is null",
		).first<{ id: string }>();
		await open(`/decisions/${decision?.id}`);
		await expect(main.getByText("It asks for money outside the school.")).toBeVisible();
		await main.getByLabel("What was missed?").fill("It was a warning: somebody wrote this to me.");
		await main.getByRole("button", { name: "Send the appeal" }).click();
		await expect(main.getByRole("heading", { name: "Your appeal has arrived" })).toBeVisible();

		await signInAt(page, school.address, "instructor2");
		await open("/moderation?shelf=appeals");
		await main.getByRole("link", { name: /leave the buyer enough/ }).press("Enter");
		await expect(main.getByText("It was a warning: somebody wrote this to me.")).toBeVisible();
		await main.getByLabel("Lift it and undo what it did").check();
		await main.getByLabel("Reasons, as the member will read them").fill("It quotes a fraud in order to warn.");
		await main.getByRole("button", { name: "Decide the appeal" }).click();
		await expect(main.getByRole("button", { name: "Decide the appeal" })).toHaveCount(0);

		await signInAt(page, school.address, "student");
		await open(`/decisions/${decision?.id}`);
		await expect(main.getByText("This decision no longer stands")).toBeVisible();
		await signInAt(page, school.address, "student2");
		await open("/forum/2");
		await expect(post).toBeVisible();

		// Without a report a moderator opens a case from the post, and nothing is brought back while its decision stands.
		await signInAt(page, school.address, "admin");
		await open("/forum/2");
		await post.getByLabel(/^More about/).click();
		await post.getByRole("button", { name: "Decide about it" }).click();
		await expect(main.getByText("Opened by a moderator").first()).toBeVisible();
		await remove();
		await open("/forum/2");
		const trace = main.locator("[data-number]").filter({ hasText: TEXT });
		await trace.getByRole("button", { name: "Bring back" }).click();
		await expect(main.getByText("A decision about it stands.").first()).toBeVisible();
		await main.getByRole("link", { name: "To the case" }).click();
		await expect(main.getByText("Open the case again")).toBeVisible();
	} finally {
		await school.close();
	}
});
