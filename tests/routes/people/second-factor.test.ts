import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const PASSWORD = "a quiet green valley";
let made = 0;

/** Of now, or of a later step: one that ends meanwhile is still taken, and a step counts once. */
const codeOf = (key: string, steps = 0) =>
	generateHOTP(decodeBase32IgnorePadding(key.replaceAll(" ", "")), BigInt(Math.floor(Date.now() / 30_000) + steps), 6);
const cookieOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.find((value) => value.startsWith("sid="))
		?.split(";")[0] ?? "";
const login = (email: string, more: Record<string, string> = {}) =>
	school.postJson("/api/auth/login", { email, password: PASSWORD, ...more });
const post = (path: string, cookie: string, fields: Record<string, string>) =>
	school.request(path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) });

async function withAuthenticator() {
	made += 1;
	const email = `factor${made}@mail.example`;
	const registered = await school.postJson("/api/auth/register", { name: "Mira", email, password: PASSWORD });
	const cookie = cookieOf(registered);
	const shown = await (
		await school.request("/settings/security/authenticator", { headers: { Cookie: cookie } })
	).text();
	const sealed = /name="sealed" value="([\w-]+)"/.exec(shown)?.[1] ?? "";
	const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(shown)?.[1] ?? "";
	const path = "/settings/security/authenticator";
	const answer = await post(path, cookie, { intent: "turnOn", sealed, code: codeOf(key) });
	const codes = [...(await answer.text()).matchAll(/<code[^>]*>([0-9a-z-]{19})<\/code>/g)].map(
		([, code]) => code ?? "",
	);
	expect([answer.status, codes.length]).toEqual([200, 10]);
	return { email, key, codes, cookie };
}

test("a program sends password and second factor in one call, and leaves no session that waits behind", async () => {
	const { email, key, codes } = await withAuthenticator();
	const refused = await login(email);
	expect([refused.status, cookieOf(refused), await refused.json()]).toMatchObject([
		401,
		"",
		{ error: { code: "unauthorized", fields: { secondFactor: "required" } } },
	]);
	const wrong = await login(email, { secondFactor: "000000" });
	expect(await wrong.json()).toMatchObject({ error: { fields: { secondFactor: "invalid" } } });
	const waiting = await school.db.prepare("select count(*) as n from sessions where state <> 'active'").first("n");
	expect(waiting).toBe(0);

	const secondFactor = codeOf(key, 1);
	const entered = await login(email, { secondFactor });
	const { token } = (await entered.json()) as { token: string };
	const me = await school.request("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
	expect([entered.status, me.status]).toEqual([200, 200]);
	expect((await login(email, { secondFactor })).status).toBe(401);
	expect((await login(email, { secondFactor: codes[0] ?? "" })).status).toBe(200);
	expect((await login(email, { secondFactor: codes[0] ?? "" })).status).toBe(401);
});

test("a browser that waits for its second factor reaches nothing else, and the cookie it had opens nothing after", async () => {
	const { email, codes } = await withAuthenticator();
	const entered = await school.postForm("/login?redirectTo=/settings", { email, password: PASSWORD });
	const cookie = cookieOf(entered);
	expect(entered.headers.get("Location")).toBe("/login/second-factor?redirectTo=%2Fsettings");
	const ask = (path: string, method = "GET") =>
		school.request(path, {
			method,
			headers: { Cookie: cookie },
			...(method === "POST" ? { body: new URLSearchParams() } : {}),
		});
	for (const path of ["/dashboard", "/settings", "/settings/security/authenticator", "/confirm-identity"]) {
		expect((await ask(path)).headers.get("Location")).toMatch(/^\/login\/second-factor\?/);
	}
	expect((await ask("/passkeys/registration", "POST")).headers.get("Location")).toMatch(/^\/login\/second-factor\?/);
	expect((await ask("/api/auth/me")).status).toBe(401);

	const path = "/login/second-factor?redirectTo=/settings";
	const opened = await post(path, cookie, { way: "recovery", recoveryCode: codes[1] ?? "" });
	expect([opened.status, opened.headers.get("Location")]).toEqual([302, "/settings"]);
	expect((await ask("/settings")).headers.get("Location")).toMatch(/^\/login\?/);
	expect((await school.request("/settings", { headers: { Cookie: cookieOf(opened) } })).status).toBe(200);
});

test("a proof is given by a code of the app or by a recovery code, which works once", async () => {
	const { cookie, codes } = await withAuthenticator();
	await school.db.prepare("update sessions set stepped_up_at = stepped_up_at - 600000").run();
	const page = await (await school.request("/confirm-identity", { headers: { Cookie: cookie } })).text();
	for (const way of ["password", "code", "recovery"]) expect(page).toContain(`name="way" value="${way}"`);
	const prove = () => post("/confirm-identity?in=dialog", cookie, { way: "recovery", recoveryCode: codes[2] ?? "" });
	expect((await prove()).status).toBe(200);
	expect((await prove()).status).toBe(403);
});
