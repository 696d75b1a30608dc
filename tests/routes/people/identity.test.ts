import { describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
let count = 0;
const newcomer = () => ({ name: "Mira Novak", email: `mira${++count}@mail.example`, password: "a quiet green valley" });

const me = (headers: Record<string, string>) => fetch(`${school.address}/api/auth/me`, { headers });

describe("registering", () => {
	test("opens an account as a student, signs it in and never takes a role from the form", async () => {
		const person = newcomer();
		const response = await school.postJson("/api/auth/register", person);
		const { token, user } = (await response.json()) as { token: string; user: { role: string; email: string } };

		expect(response.status).toBe(201);
		expect(user).toMatchObject({ email: person.email, role: "student", membershipType: "free" });
		expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(200);

		const greedy = await school.postJson("/api/auth/register", { ...newcomer(), role: "admin" });
		expect(greedy.status).toBe(400);
	});

	test("of eight at once with one e-mail exactly one wins, and nothing is half done", async () => {
		const person = newcomer();
		const answers = await Promise.all(Array.from({ length: 8 }, () => school.postJson("/api/auth/register", person)));
		const statuses = answers.map((answer) => answer.status).sort();

		expect(statuses.filter((status) => status === 201)).toHaveLength(1);
		expect(statuses.filter((status) => status === 409)).toHaveLength(7);
		const rows = await school.db
			.prepare(
				`select (select count(*) from users where email = ?1) users,
				(select count(*) from credentials c join users u on u.id = c.user_id where u.email = ?1) credentials,
				(select count(*) from sessions s join users u on u.id = s.user_id where u.email = ?1) sessions,
				(select count(*) from audit_entries a join users u on u.id = a.actor_id
					where u.email = ?1 and a.deed = 'auth.register' and a.subject_kind = 'user' and a.subject_id = u.id) entries,
				(select count(*) from outbox o join users u on u.id = o.payload ->> 'userId' where u.email = ?1) mails`,
			)
			.bind(person.email)
			.first();
		expect(rows).toEqual({ users: 1, credentials: 1, sessions: 1, entries: 1, mails: 1 });
	});

	test("names what is wrong with each field", async () => {
		const response = await school.postJson("/api/auth/register", { name: " ", email: "nobody", password: "short" });
		const { error } = (await response.json()) as { error: { fields: Record<string, string> } };

		expect(response.status).toBe(400);
		expect(Object.keys(error.fields).sort()).toEqual(["email", "name", "password"]);
	});

	test("a page that runs is told who entered instead of being sent on, and may ask the API as that user", async () => {
		const person = newcomer();
		const answer = await school.postForm("/register.data?redirectTo=/courses/2", { ...person, identity: "keep" });
		const text = await answer.text();
		const token = /"token","([^"]+)"/.exec(text)?.[1];

		expect(answer.headers.getSetCookie().join()).toMatch(/(?:^|,)sid=/);
		expect(text).toContain('"goTo","/courses/2"');
		expect(text).toContain(person.email);
		expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(200);
	});

	test("the page keeps what was typed, but never a password", async () => {
		const response = await school.postForm("/register", { name: "Mira", email: "nobody", password: "short" });
		const html = await response.text();

		expect(response.status).toBe(400);
		expect(html).toContain('value="Mira"');
		expect(html).toContain('value="nobody"');
		expect(html).not.toContain('value="short"');
	});
});

describe("cookie and bearer", () => {
	test("cookie alone and bearer alone are their user; both of one session are fine", async () => {
		const { cookie, token } = await signIn(school.address, "student@grew.example");
		const bearer = `Bearer ${token}`;

		expect((await me({ Cookie: cookie })).status).toBe(200);
		expect((await me({ Authorization: bearer })).status).toBe(200);
		expect((await me({ Cookie: cookie, Authorization: bearer })).status).toBe(200);
		expect(cookie).not.toContain(token);
	});

	test("a wrong bearer, or one of another session, is refused even beside a good cookie", async () => {
		const first = await signIn(school.address, "student@grew.example");
		const second = await signIn(school.address, "student@grew.example");

		expect((await me({ Cookie: first.cookie, Authorization: `Bearer ${"x".repeat(43)}` })).status).toBe(401);
		expect((await me({ Cookie: first.cookie, Authorization: "Basic abc" })).status).toBe(401);
		expect((await me({ Cookie: first.cookie, Authorization: `Bearer ${second.token}` })).status).toBe(401);
	});

	test("the bearer opens no page, and the identity header opens nothing", async () => {
		const { token } = await signIn(school.address, "admin@grew.example");
		const page = await fetch(`${school.address}/admin`, {
			headers: { Authorization: `Bearer ${token}` },
			redirect: "manual",
		});

		expect(page.status).toBe(302);
		expect((await me({ "X-User-Email": "admin@grew.example" })).status).toBe(401);
	});

	test("signing in or registering ends the session that the browser had, and no other", async () => {
		const [replaced, other] = [
			await signIn(school.address, "student2@grew.example"),
			await signIn(school.address, "student2@grew.example"),
		];
		const login = { email: "student2@grew.example", password: "grew-demo-2026" };
		const page = await school.request("/login", {
			method: "POST",
			body: new URLSearchParams(login),
			headers: { Cookie: replaced.cookie },
		});
		expect(page.status).toBe(302);
		expect((await me({ Cookie: replaced.cookie })).status).toBe(401);
		expect((await me({ Authorization: `Bearer ${replaced.token}` })).status).toBe(401);

		const again = await school.postJson("/api/auth/login", login, "anonymous", { Cookie: other.cookie });
		const { token } = (await again.json()) as { token: string };
		expect((await me({ Cookie: other.cookie })).status).toBe(401);
		const api = await school.postJson("/api/auth/login", login, "anonymous", { Authorization: `Bearer ${token}` });
		expect(api.status).toBe(200);
		expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(401);

		const third = await signIn(school.address, "student2@grew.example");
		const registered = await school.postJson("/api/auth/register", newcomer(), "anonymous", { Cookie: third.cookie });
		expect(registered.status).toBe(201);
		expect((await me({ Cookie: third.cookie })).status).toBe(401);
	});

	test.each(["sid=garbage", "sid=", `sid=${"x".repeat(43)}`, "theme=dark; sid=%00%ff"])(
		"a guest page clears the dead cookie %j",
		async (Cookie) => {
			for (const path of ["/login", "/fr/register", "/forgot-password", "/login/passkey", "/login.data"]) {
				const response = await school.request(path, { headers: { Cookie } });
				expect(response.status).toBe(200);
				expect(response.headers.getSetCookie(), path).toContain("sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
			}
		},
	);

	test("a guest page leaves who brings no session cookie alone", async () => {
		const response = await school.request("/login", { headers: { Cookie: "theme=dark; inside=sid" } });
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test("signing out ends cookie and token at once", async () => {
		const { cookie, token } = await signIn(school.address, "student2@grew.example");
		await fetch(`${school.address}/api/auth/logout`, {
			method: "POST",
			headers: { Cookie: cookie, Origin: school.address },
		});

		expect((await me({ Cookie: cookie })).status).toBe(401);
		expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(401);
	});

	test("the stale client recovers: 401, then the retry with only the e-mail header", async () => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const first = await fetch(`${school.address}/api/enrollments`, {
			headers: { Cookie: cookie, Authorization: `Bearer ${"y".repeat(43)}` },
		});
		const retry = await fetch(`${school.address}/api/enrollments?retry=1`, {
			headers: { Cookie: cookie, "X-User-Email": "student@grew.example" },
		});

		expect([first.status, retry.status]).toEqual([401, 200]);
	});
});

describe("signing in", () => {
	test("a known and an unknown e-mail get the same answer", async () => {
		const known = await school.postJson("/api/auth/login", { email: "student@grew.example", password: "not this one" });
		const unknown = await school.postJson("/api/auth/login", {
			email: "nobody@grew.example",
			password: "not this one",
		});

		expect([known.status, unknown.status]).toEqual([401, 401]);
		expect(await known.text()).toBe(await unknown.text());
	});

	test("leads back to where the visitor wanted to go, on this site only", async () => {
		const login = (redirectTo: string) =>
			school.postForm(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, {
				email: "student@grew.example",
				password: "grew-demo-2026",
			});

		expect((await login("/lessons/3")).headers.get("Location")).toBe("/lessons/3");
		for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", "/login", "/api/auth/me"]) {
			expect((await login(elsewhere)).headers.get("Location")).toBe("/dashboard");
		}
	});

	test("the demo password opens each role's own home", async () => {
		const homes = { student: "/dashboard", instructor: "/instructor-dashboard", admin: "/admin" };
		for (const [role, home] of Object.entries(homes)) {
			const response = await school.postForm("/login", { email: `${role}@grew.example`, password: "grew-demo-2026" });
			expect(response.headers.get("Location")).toBe(home);
		}
	});
});

describe("a forgotten password", () => {
	const lastMail = async (to: string) =>
		(
			await school.db
				.prepare("select text from local_mail where to_address = ? order by written_at desc, rowid desc limit 1")
				.bind(to)
				.first<{ text: string }>()
		)?.text ?? "";

	test("the link works once, and every session ends", async () => {
		const person = newcomer();
		const registered = await school.postJson("/api/auth/register", person);
		const { token } = (await registered.json()) as { token: string };
		await school.postForm("/forgot-password", { email: person.email });
		await expect.poll(() => lastMail(person.email), { timeout: 15_000 }).toContain("reset-password");
		const link = /reset-password\?token=([\w-]+)/.exec(await lastMail(person.email))?.[1] ?? "";

		const fields = { token: link, password: "a second green valley" };
		const answers = await Promise.all([
			school.postForm("/reset-password", fields),
			school.postForm("/reset-password", fields),
		]);

		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
		expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(401);
		await signIn(school.address, person.email, fields.password);
	});

	test("an unknown address gets the same page and no mail", async () => {
		const known = await school.postForm("/forgot-password", { email: "student@grew.example" });
		const unknown = await school.postForm("/forgot-password", { email: "nobody@grew.example" });
		const normal = async (response: Response) =>
			(await response.text())
				.replaceAll(/nonce="[^"]*"|student@|nobody@/g, "")
				.replaceAll(/\\?"(student|nobody)@grew\.example\\?"/g, "");

		expect([known.status, unknown.status]).toEqual([200, 200]);
		expect(await normal(known)).toBe(await normal(unknown));
		await expect.poll(() => lastMail("student@grew.example"), { timeout: 15_000 }).toContain("reset-password");
		expect(await lastMail("nobody@grew.example")).toBe("");
	});
});

describe("the link that confirms an address", () => {
	const mailsTo = async (email: string) => {
		const rows = await school.db
			.prepare("select text from local_mail where to_address = ?")
			.bind(email)
			.all<{ text: string }>();
		return rows.results.map(({ text }) => text);
	};

	test("comes with the registration, can be sent again, and each of them works", async () => {
		const person = newcomer();
		await school.postJson("/api/auth/register", person);
		const { cookie } = await signIn(school.address, person.email, person.password);
		const post = (fields: Record<string, string>, headers: Record<string, string> = { Cookie: cookie }) =>
			school.request("/verify-email", { method: "POST", body: new URLSearchParams(fields), headers });

		expect((await post({ intent: "again" }, {})).status).toBe(400);
		expect((await post({ intent: "again" })).status).toBe(200);
		await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 }).toBe(2);
		const [token = ""] = (await mailsTo(person.email)).map(
			(text) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? "",
		);

		expect((await post({ token: "x".repeat(43) })).status).toBe(400);
		expect((await post({ token })).status).toBe(200);
		expect((await post({ token })).status).toBe(400);
		expect(await (await school.request("/verify-email", { headers: { Cookie: cookie } })).text()).toContain(
			"Your e-mail is confirmed",
		);
	});
});

test.each(["/reset-password", "/fr/verify-email", "/reset-password.data", "/nowhere", "/api/nowhere"])(
	"%s with a token in its address is told to nobody and kept by nobody",
	async (path) => {
		const { headers } = await school.request(`${path}?token=${"x".repeat(43)}`);
		expect(headers.get("Referrer-Policy")).toBe("no-referrer");
		expect(headers.get("Cache-Control")).toBe("private, no-store");
	},
);
