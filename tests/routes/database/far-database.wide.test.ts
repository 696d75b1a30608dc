import { beforeAll, describe, expect, test } from "vitest";
import { SANDBOX_SIGNATURE, signAsSandbox } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { openSchool } from "#scripts/school.ts";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();

const tripsOf = (response: Response) => /(\d+) trips?/.exec(response.headers.get("Server-Timing") ?? "")?.[1];
const bookmarkOf = (response: Response) =>
	response.headers.getSetCookie().find((cookie) => cookie.startsWith("bookmark="));
const json = (cookie: string, body: object) => ({
	method: "POST",
	headers: { "Content-Type": "application/json", Cookie: cookie },
	body: JSON.stringify(body),
});
const form = (cookie: string, fields: Record<string, string>) => ({
	method: "POST",
	headers: { Cookie: cookie },
	body: new URLSearchParams(fields),
});

describe("a deed takes two trips, one for who asks and what is, one that writes:", () => {
	test.each<[string, string, (cookie: string) => RequestInit, number]>([
		["progress", "/api/lessons/1/progress", (cookie) => json(cookie, { completed: true }), 200],
		["a lesson marked as done", "/lessons/2", (cookie) => form(cookie, { _intent: "done" }), 302],
		["an enrollment", "/courses/1", (cookie) => form(cookie, {}), 302],
		["an enrollment of a program", "/api/enrollments", (cookie) => json(cookie, { courseId: 1 }), 200],
		["signing out", "/logout", (cookie) => form(cookie, {}), 302],
	])("%s", async (_what, path, init, status) => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const response = await school.request(path, init(cookie));

		expect([response.status, tripsOf(response)]).toEqual([status, "2"]);
	});

	test.each<[string, string, Record<string, string>, number]>([
		["signing in", "/login", { email: "student2@grew.example", password: "grew-demo-2026" }, 302],
		["a sign-in that is wrong", "/login", { email: "nobody@mail.example", password: "grew-demo-2026" }, 401],
		["registering", "/register", { name: "Far", email: "far@mail.example", password: "a quiet green valley" }, 302],
		["asking for a new password", "/forgot-password", { email: "student2@grew.example" }, 200],
	])("%s", async (_what, path, fields, status) => {
		const response = await school.postForm(path, fields);
		const trips = status === 401 ? "1" : "2";
		expect([response.status, tripsOf(response)]).toEqual([status, trips]);
	});

	test("a setting", async () => {
		const { cookie } = await signIn(school.address, "admin@grew.example");
		const values = { "value.mode": "specified", "value.percentOff": "45" };
		const version = await school.db
			.prepare("select version from site_settings where key = 'discount'")
			.first("version");
		const fields = { intent: "save", key: "discount", version: String(version ?? 0), ...values };
		const response = await school.request("/admin/settings", form(cookie, fields));

		expect([response.status, tripsOf(response)]).toEqual([302, "2"]);
	});

	test("the text of a lesson, saved while it is written", async () => {
		const { cookie } = await signIn(school.address, "instructor@grew.example");
		const typed = { lang: "en", summary: "A summary.", body: "Text." };
		const path = "/instructor-dashboard/courses/1/lessons/what-you-may-advertise/text?lang=en";
		for (const revision of ["0", "1"]) {
			const response = await school.request(
				path,
				form(cookie, { intent: "save", revision, ...typed, title: `Title ${revision}` }),
			);
			expect([revision, response.status, tripsOf(response)]).toEqual([revision, 200, "2"]);
		}
	});

	test("the answers of a quiz", async () => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const quiz = await school.db
			.prepare("select l.id from lessons l where l.type = 'quiz' and l.course_id = 1 order by l.position limit 1")
			.first<number>("id");
		const { results } = await school.db
			.prepare("select key, answer_key from questions where lesson_id = ?")
			.bind(quiz)
			.all<{ key: string; answer_key: string }>();
		const answers = Object.fromEntries(
			results.map(({ key, answer_key }) => [key, rightAnswer(JSON.parse(answer_key))]),
		);
		const response = await school.request(`/api/quizzes/${quiz}/attempts`, json(cookie, { answers }));

		expect([response.status, tripsOf(response)]).toEqual([201, "2"]);
	});
});

describe("a page takes one trip, which asks for the session and for what the page shows:", () => {
	beforeAll(async () => {
		await school.db
			.prepare(
				"insert into affiliates (user_id, code, status, applied_at) select id, 'IDA1', 'active', 0 from users where email = ?",
			)
			.bind("instructor@grew.example")
			.run();
	});

	test.each<[string, "student" | "instructor"]>([
		["/dashboard", "student"],
		["/settings", "student"],
		["/settings/learning", "student"],
		["/settings/privacy", "student"],
		["/settings/privacy/copy", "student"],
		["/settings/privacy/delete", "student"],
		["/settings/security/authenticator", "student"],
		["/settings/security/passkeys", "student"],
		["/settings/security/recovery-codes", "student"],
		["/help/tickets", "student"],
		["/resources/rules-by-place", "student"],
		["/instructor-dashboard", "instructor"],
		["/instructor-dashboard/reviews", "instructor"],
		["/instructor-dashboard/reviews/1", "instructor"],
		["/courses/1/review", "student"],
		["/affiliate-dashboard", "instructor"],
		["/affiliate-dashboard/kit", "instructor"],
	])("%s", async (path, as) => {
		const response = await school.request(path, { as });
		expect([response.status, tripsOf(response)]).toEqual([200, "1"]);
	});

	// Several of them at the same time: before publishing the whole next version is read and its effect measured; versions are compared.
	test.each([
		["", 3],
		["/curriculum", 2],
		["/publish", 6],
		["/history", 6],
		["/lessons/quiz-reading-a-listing/questions", 3],
		["/lessons/how-wholesaling-works", 2],
	])("of the editor, %j, at most %i", async (page, most) => {
		const response = await school.request(`/instructor-dashboard/courses/1${page}`, { as: "instructor" });
		expect(response.status).toBe(200);
		expect(Number(tripsOf(response))).toBeLessThanOrEqual(most);
	});

	test("the list of people takes two at most", async () => {
		for (const path of ["/admin/users", "/admin/users?q=ada&sort=name"]) {
			const response = await school.request(path, { as: "admin" });
			expect(response.status).toBe(200);
			expect(Number(tripsOf(response))).toBeLessThanOrEqual(2);
		}
	});
});

test("a webhook takes one trip, of the two that it may", async () => {
	const body = JSON.stringify({
		id: `sbe_${crypto.randomUUID()}`,
		type: "payment.succeeded",
		livemode: false,
		data: { kind: "payment", id: "sbp_nobodys" },
	});
	const headers = { "Content-Type": "application/json", [SANDBOX_SIGNATURE]: await signAsSandbox(body, new Date()) };
	const response = await school.request("/api/webhooks/sandbox", { method: "POST", headers, body });
	console.info(`webhook: ${tripsOf(response)} trip to D1`);
	expect([response.status, tripsOf(response)]).toEqual([200, "1"]);
});

function rightAnswer(key: AnswerKey): unknown {
	if (key.type === "single") return key.option;
	if (key.type === "multiple") return key.options;
	if (key.type === "matching") return key.matches;
	if (key.type === "shortText") return key.accepted[0]?.text;
	return key.type === "ordering" ? key.order : key.value;
}

describe("the bookmark", () => {
	test("of a deed is kept by the browser out of reach of scripts, and no page of a visitor sets one", async () => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const deed = await school.request("/lessons/1", form(cookie, { _intent: "done" }));

		expect(bookmarkOf(deed)).toMatch(/^bookmark=[0-9a-f-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
		for (const path of ["/", "/login", "/courses?utm_source=x"]) {
			expect([path, bookmarkOf(await school.request(path))]).toEqual([path, undefined]);
		}
	});

	test("that is forged costs nobody a page", async () => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const forged = ["garbage", `${"ffffffff-".repeat(3)}${"f".repeat(32)}`, "'", "x".repeat(4000)];
		for (const value of forged) {
			const response = await school.request("/dashboard", { headers: { Cookie: `${cookie}; bookmark=${value}` } });
			expect([value, response.status]).toEqual([value, 200]);
		}
	});
});

describe("a HEAD", () => {
	test("on a lesson answers like a GET and writes nothing", async () => {
		const email = "mira.head@mail.example";
		const fields = { name: "Mira", email, password: "a quiet green valley" };
		expect((await school.postJson("/api/auth/register", fields)).status).toBe(201);
		const { cookie } = await signIn(school.address, email, fields.password);
		await school.request("/courses/1", form(cookie, {}));
		const rows = async () =>
			(await school.db
				.prepare(
					`select e.status, e.current_lesson_id, (select count(*) from lesson_progress p where p.enrollment_id = e.id) opened
					from enrollments e join users u on u.id = e.user_id where u.email = ?`,
				)
				.bind(email)
				.first()) ?? {};
		const before = await rows();

		for (const path of ["/lessons/1", "/lessons/1.data"]) {
			const response = await school.request(path, { method: "HEAD", headers: { Cookie: cookie } });
			expect([path, response.status, await response.text()]).toEqual([path, 200, ""]);
		}
		expect(await rows()).toEqual(before);
		expect(before).toMatchObject({ status: "enrolled", opened: 0 });

		await school.request("/lessons/1", { headers: { Cookie: cookie } });
		expect(await rows()).toMatchObject({ status: "active", opened: 1 });
	});
});

test("every 401 says how to sign in", async () => {
	const answers = [
		await school.request("/api/auth/me"),
		await school.request("/api/auth/me", { headers: { Authorization: "Bearer x" } }),
		await school.postJson("/api/enrollments", { courseId: 1 }),
		await school.postForm("/login", { email: "nobody@mail.example", password: "not this one at all" }),
	];
	for (const response of answers) {
		expect([response.url, response.status, response.headers.get("WWW-Authenticate")]).toEqual([
			response.url,
			401,
			expect.stringMatching(/^Bearer /),
		]);
	}
});

test("a visitor who changes addresses within one IPv6 network is one visitor", async () => {
	const reports = async (address: string) => {
		const response = await school.request("/api/error-reports", {
			method: "POST",
			headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
			body: JSON.stringify({ message: "Cannot draw the plat" }),
		});
		return response.status;
	};
	const counted = async (network: string) =>
		(await school.db
			.prepare("select used from rate_limits where key like ?")
			.bind(`%${network}%`)
			.first<number>("used")) ?? 0;
	await reports("2001:db8:7:1::1");
	await reports("2001:db8:7:1:ffff::2");
	await reports("2001:db8:7:2::1");

	expect([await counted("2001:db8:7:1::/64"), await counted("2001:db8:7:2::/64")]).toEqual([2, 1]);
});

test("a school without tables is not ready", async () => {
	const empty = await openSchool();
	try {
		const response = await fetch(`${(await empty.ready).origin}/api/health`);
		expect([response.status, (await response.json()) as object]).toMatchObject([503, { status: "unavailable" }]);
	} finally {
		await empty.dispose();
	}
});

test("a school that is told nothing is in production, and shows neither outbox nor demo accounts", async () => {
	const untold = await openSchool({ vars: { ENVIRONMENT: "", SITE_ORIGIN: "https://school.example" } });
	try {
		const { origin } = await untold.ready;
		expect((await fetch(`${origin}/outbox`)).status).toBe(404);
		const page = await (await fetch(`${origin}/login`)).text();
		expect(page).toContain('name="password"');
		expect(page).not.toMatch(/grew\.example|grew-demo/);
	} finally {
		await untold.dispose();
	}
});
