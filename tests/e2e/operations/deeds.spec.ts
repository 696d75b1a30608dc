import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { addVirtualAuthenticator } from "../people/virtual-authenticator";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because tests expire the proofs of its sessions.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

const lapse = () => school.bindings.DB.prepare("update sessions set stepped_up_at = 0").run();
const one = <T>(sql: string, ...values: unknown[]) =>
	school.bindings.DB.prepare(sql)
		.bind(...values)
		.first<T>();

async function newcomer(name: string) {
	const email = `${name.replaceAll(" ", ".").toLowerCase()}@mail.example`;
	const answer = await fetch(`${school.address}/api/auth/register`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: school.address },
		body: JSON.stringify({ name, email, password: "a quiet green valley" }),
	});
	expect(answer.status).toBe(201);
	return { email, id: Number((await one<{ id: number }>("select id from users where email = ?", email))?.id) };
}

async function openLapsed(page: Page, path: string, { hasScript = true } = {}) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: "admin@grew.example", password: PASSWORD },
		headers: { Origin: school.address },
	});
	await lapse();
	await page.goto(school.address + path);
	await expect(page).toHaveURL(school.address + path);
	if (hasScript) await expectHydrated(page);
}

const coursesOf = (id: number) => one<{ n: number }>("select count(*) n from enrollments where user_id = ?", id);

test("a course is given after the password, by keys alone: asked in a dialog, told where the form stands", async ({
	page,
	expectAccessible,
}) => {
	const { id } = await newcomer("Vera Lapsed");
	await openLapsed(page, `/admin/users/${id}`);
	const give = page.getByRole("button", { name: "Give the course" });
	const until = page.locator("#course-until");
	await until.fill("2031-05-06");
	await give.focus();
	await page.keyboard.press("Enter");

	const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
	const password = dialog.getByLabel("Password", { exact: true });
	await expect(password).toBeFocused();
	await expectAccessible();
	await page.keyboard.type("not this one");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert")).toContainText("This does not match");
	await expect(password).toBeFocused();
	await expectAccessible();

	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(give).toBeFocused();
	await expect(until).toHaveValue("2031-05-06");
	expect(await coursesOf(id)).toEqual({ n: 0 });

	await page.keyboard.press("Enter");
	await expect(password).toBeFocused();
	await page.keyboard.type(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(
		page.getByRole("listitem").filter({ hasText: "This person has access to the course." }),
	).toBeInViewport();
	await expect(give).toBeInViewport();
	expect(await coursesOf(id)).toEqual({ n: 1 });
});

test("an invitation is sent after the password, once", WIDE, async ({ page }) => {
	await openLapsed(page, "/admin/users/invite");
	await page.getByLabel("Name").fill("Ida Invited");
	await page.getByLabel("E-mail").fill("ida.invited@mail.example");
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
	});
	await page.getByRole("button", { name: "Send the invitation" }).click();
	await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
	await expect(page.getByText("The invitation has been sent.")).toBeInViewport();
	const invite = "/admin/users/invite.data";
	expect(posts).toEqual([invite, "/confirm-identity.data", invite]);
	expect(await one("select name from users where email = 'ida.invited@mail.example'")).toEqual({ name: "Ida Invited" });

	// The next form must not show the previous result.
	await lapse();
	await page.getByLabel("Name").fill("Ole Later");
	await page.getByLabel("E-mail").fill("ole.later@mail.example");
	await page.getByRole("button", { name: "Send the invitation" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).first().click();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByText("The invitation has been sent.")).toBeHidden();
	await expect(page.getByLabel("Name")).toHaveValue("Ole Later");
});

test(
	"what is done to several people is done after the password, and none is chosen any more",
	WIDE,
	async ({ page }) => {
		await openLapsed(page, "/admin/users?role=instructor");
		const box = page.getByRole("checkbox", { name: /^Choose / }).first();
		await box.check();
		const why = page.getByLabel("Reason for the suspension");
		await why.fill("Spam in tickets");
		await page.getByRole("button", { name: "Send a password link" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: "Cancel" }).first().click();
		await expect(dialog).toBeHidden();
		await expect(box).toBeChecked();
		await expect(why).toHaveValue("Spam in tickets");

		await page.getByRole("button", { name: "Send a password link" }).click();
		await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main").getByText("A link to set a password has been sent.")).toBeAttached();
		await expect(box).not.toBeChecked();
	},
);

test("money goes back after the password, from the same button with the same words", async ({ page }) => {
	const order = await one<{ id: string }>(
		`select id from orders where state = 'paid' and total_minor > 1000 and refunded_minor = 0 and refunding_minor = 0
		and trouble is null and id not in (select order_id from refunds) order by created_at desc limit 1`,
	);
	await openLapsed(page, `/admin/orders/${order?.id}`);
	const form = page.locator("section", { has: page.getByRole("heading", { name: "Give money back" }) });
	await form.getByLabel("Reason: the customer reads it").fill("We were slow to answer.");
	await form.getByLabel("Only a part").fill("1");
	await form
		.getByText(/^Refund \$|^Refund [A-Z€£]/)
		.first()
		.click();
	await form.getByRole("button", { name: "Yes, refund it" }).click();
	await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^It is being refunded/).last()).toBeInViewport();
	const given = "select count(*) n from refunds where order_id = ? and message = 'We were slow to answer.'";
	expect(await one(given, order?.id)).toEqual({ n: 1 });
});

test(
	"without script the page that asks carries the deed, and it is done after the password",
	WIDE,
	async ({ browser }) => {
		const { id } = await newcomer("Nora Scriptless");
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await openLapsed(page, `/admin/users/${id}`, { hasScript: false });
		await page.locator("#course-until").fill("2031-05-06");
		await page.getByRole("button", { name: "Give the course" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Confirm that it is you" })).toBeVisible();
		await page.getByLabel("Password", { exact: true }).fill("not this one");
		await page.getByRole("button", { name: "Confirm", exact: true }).click();
		await expect(page.getByText("This does not match. Try again.")).toBeVisible();
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("button", { name: "Confirm", exact: true }).click();
		await expect(page).toHaveURL(`${school.address}/admin/users/${id}`);
		await expect(page.getByText("This person has access to the course.").first()).toBeVisible();
		expect(await coursesOf(id)).toEqual({ n: 1 });
		await context.close();
	},
);

test(
	"a passkey stands in for the password in the dialog, and what waited is done",
	WIDE,
	async ({ page, expectAccessible }) => {
		// Passkeys need a domain name, not an IP address.
		const at = school.address.replace("127.0.0.1", "localhost");
		const { email } = await newcomer("Petra Key");
		await addVirtualAuthenticator(page);
		await page.request.post(`${at}/api/auth/login`, {
			data: { email, password: "a quiet green valley" },
			headers: { Origin: at },
		});
		await page.goto(`${at}/settings/security/passkeys`);
		await expectHydrated(page);
		await page.getByRole("button", { name: "Add a passkey" }).click();
		await page.getByRole("link", { name: "I have saved them" }).click();

		await page.goto(`${at}/settings/email`);
		await expectHydrated(page);
		await lapse();
		await page.getByLabel("New e-mail").fill("petra.elsewhere@mail.example");
		await page.getByRole("button", { name: "Send the link" }).click();
		const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
		await expectAccessible();
		await dialog.getByRole("button", { name: "Confirm with a passkey" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByText("petra.elsewhere@mail.example").first()).toBeVisible();
		expect(await one("select count(*) n from users where email = ?", email)).toEqual({ n: 1 });
	},
);
