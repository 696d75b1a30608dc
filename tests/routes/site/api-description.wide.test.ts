import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { signBody } from "#app/features/money/gateway/signature.ts";
import { issueCertificate } from "../learning/issue-certificate.ts";
import { openedSchool, signIn } from "../school.ts";
import { openDescription } from "./described-calls.ts";
import { describeForum } from "./described-forum.ts";

const school = openedSchool();
const description = openDescription(school);
const { expectDescribed, seen } = description;

const WRONG_TOKEN = { Authorization: "Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" };

describe("the document", () => {
	test("is valid, kept for five minutes, and named by a tag", async () => {
		const response = await school.request("/api/openapi.json");
		const tag = response.headers.get("ETag") ?? "";

		expect(await new Validator().validate(structuredClone(description.document) as never)).toEqual({ valid: true });
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
		const known = await school.request("/api/openapi.json", { headers: { "If-None-Match": `W/"other", W/${tag}` } });
		expect([known.status, await known.text()]).toEqual([304, ""]);
		expect((await school.request("/api/openapi.json", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
		const head = await school.request("/api/openapi.json", { method: "HEAD" });
		expect([head.status, head.headers.get("ETag")]).toEqual([200, tag]);
		seen.add("GET /api/openapi.json 304");
	});

	test("describes itself", async () => {
		await expectDescribed("/api/openapi.json", { path: "/api/openapi.json", status: 200 });
		await expectDescribed("/api/openapi.json", { path: "/api/openapi.json", headers: WRONG_TOKEN, status: 401 });
	});
});

test("account", async () => {
	const person = { name: "Ada Described", email: `ada.${Date.now()}@mail.example`, password: "a quiet green valley" };
	const register = "/api/auth/register";
	await expectDescribed(register, { path: register, method: "POST", body: person, status: 201 });
	await expectDescribed(register, { path: register, method: "POST", body: person, status: 409 });
	await expectDescribed(register, { path: register, method: "POST", body: { ...person, role: "admin" }, status: 400 });

	const login = "/api/auth/login";
	await expectDescribed(login, { path: login, method: "POST", body: { ...person, name: undefined }, status: 200 });
	const wrong = { email: person.email, password: "not the one" };
	await expectDescribed(login, { path: login, method: "POST", body: wrong, status: 401 });
	await expectDescribed(login, { path: login, method: "POST", body: { padding: "x".repeat(5000) }, status: 413 });
	await expectDescribed(login, { path: login, method: "POST", headers: { "Content-Type": "text/plain" }, status: 415 });
	await expectDescribed(login, {
		path: login,
		method: "POST",
		headers: { Origin: "https://elsewhere.example" },
		status: 403,
	});
	await expectDescribed(login, { path: login, method: "PUT", status: 405 });

	await expectDescribed("/api/auth/me", { path: "/api/auth/me", as: "instructor", status: 200 });
	await expectDescribed("/api/auth/me", { path: "/api/auth/me", status: 401 });
	const { token } = await signIn(school.address, person.email, person.password);
	const bearer = { Authorization: `Bearer ${token}` };
	await expectDescribed("/api/auth/me", { path: "/api/auth/me", headers: bearer, status: 200 });
	const archive = "/api/me/export";
	await expectDescribed(archive, { path: archive, headers: bearer, status: 202 });
	const ready = async () => (await school.request(archive, { headers: bearer })).status;
	await expect.poll(ready, { timeout: 30_000 }).toBe(200);
	await expectDescribed(archive, { path: archive, headers: bearer, status: 200 });
	await expectDescribed(archive, { path: archive, status: 401 });
	await expectDescribed("/api/me", { path: "/api/me", method: "DELETE", as: "instructor", status: 409 });
	await expectDescribed("/api/auth/logout", { path: "/api/auth/logout", method: "POST", headers: bearer, status: 200 });
	const leaving = await signIn(school.address, person.email, person.password);
	const last = { Authorization: `Bearer ${leaving.token}` };
	await expectDescribed("/api/me", { path: "/api/me", method: "DELETE", headers: last, status: 202 });
});

test("notifications", async () => {
	const list = "/api/notifications";
	await school.db
		.prepare(
			`INSERT INTO notifications (user_id, kind, group_key, ids, path, at) SELECT id, 'accessGiven', 'described',
			'{"courseId":1}', '/courses/1', 1795000000000 FROM users WHERE email = 'student@grew.example'`,
		)
		.run();
	await expectDescribed(list, { path: list, as: "student", status: 200 });
	await expectDescribed(list, { path: `${list}?cursor=1.1`, as: "student", status: 200 });
	await expectDescribed(list, { path: `${list}?cursor=x`, as: "student", status: 400 });
	await expectDescribed(list, { path: list, status: 401 });
	const read = `${list}/read`;
	await expectDescribed(read, { path: read, method: "POST", as: "student", body: { all: true }, status: 200 });
	await expectDescribed(read, { path: read, method: "POST", as: "student", body: { ids: [] }, status: 400 });

	const settings = "/api/notification-settings";
	await expectDescribed(settings, { path: settings, as: "instructor", status: 200 });
	const own = await (await school.request(settings, { as: "instructor" })).json();
	await expectDescribed(settings, { path: settings, method: "PUT", as: "instructor", body: own, status: 200 });
	await expectDescribed(settings, { path: settings, method: "PUT", as: "instructor", body: {}, status: 400 });
	await expectDescribed(settings, { path: settings, method: "PUT", body: own, status: 401 });
});

test("catalog", async () => {
	await expectDescribed("/api/courses", { path: "/api/courses", headers: { "Accept-Language": "zh" }, status: 200 });
	await expectDescribed("/api/courses", { path: "/api/courses", headers: WRONG_TOKEN, status: 401 });
	await expectDescribed("/api/courses", { path: "/api/courses", method: "POST", status: 405 });
	for (const path of ["/api/courses/{courseId}", "/api/courses/{courseId}/modules"]) {
		await expectDescribed(path, { path: path.replace("{courseId}", "1"), status: 200 });
		await expectDescribed(path, { path: path.replace("{courseId}", "999"), status: 404 });
	}
});

async function answersTo(lessonId: number | undefined) {
	const sql = "select key, answer_key as answerKey from questions where lesson_id = ?";
	const { results } = await school.db.prepare(sql).bind(lessonId).all<{ key: string; answerKey: string }>();
	return Object.fromEntries(
		results.map(({ key, answerKey }) => {
			const { option, options, order, value } = JSON.parse(answerKey);
			return [key, option ?? options ?? order ?? value];
		}),
	);
}

test("learning", async () => {
	const enrollments = "/api/enrollments";
	const first = async (type: string, courseId: number) => {
		const sql = "select id from lessons where course_id = ? and type = ? order by id limit 1";
		return (await school.db.prepare(sql).bind(courseId, type).first<{ id: number }>())?.id;
	};
	await expectDescribed(enrollments, { path: enrollments, as: "student", status: 200 });
	await expectDescribed(enrollments, {
		path: enrollments,
		method: "POST",
		as: "admin",
		body: { courseId: 1 },
		status: 201,
	});
	await expectDescribed(enrollments, {
		path: enrollments,
		method: "POST",
		as: "admin",
		body: { courseId: 1 },
		status: 200,
	});
	await expectDescribed(enrollments, {
		path: enrollments,
		method: "POST",
		as: "student",
		body: { courseId: 6 },
		status: 402,
	});
	await expectDescribed(enrollments, {
		path: enrollments,
		method: "POST",
		as: "student",
		body: { courseId: 999 },
		status: 404,
	});
	await expectDescribed(enrollments, {
		path: enrollments,
		method: "POST",
		as: "student",
		body: { course: 1 },
		status: 400,
	});

	const progress = "/api/lessons/{lessonId}/progress";
	for (const [type, body] of [
		["article", { completed: true }],
		["video", { positionSeconds: 5, watchedSeconds: 5 }],
		["quiz", {}],
	] as const) {
		const path = `/api/lessons/${await first(type, 1)}/progress`;
		await expectDescribed(progress, { path, method: "POST", as: "admin", body, status: 200 });
	}
	await expectDescribed(progress, { path: "/api/lessons/x/progress", method: "POST", as: "admin", status: 404 });
	await expectDescribed(progress, {
		path: `/api/lessons/${await first("article", 6)}/progress`,
		method: "POST",
		as: "student",
		body: { completed: true },
		status: 403,
	});

	const attempts = "/api/quizzes/{lessonId}/attempts";
	const path = `/api/quizzes/${await first("quiz", 1)}/attempts`;
	const answers = await answersTo(await first("quiz", 1));
	await expectDescribed(attempts, { path, method: "POST", as: "admin", body: { answers }, status: 201 });
	await expectDescribed(attempts, { path, method: "POST", as: "admin", body: { answers: {} }, status: 400 });
	await expectDescribed(attempts, { path, method: "POST", as: "admin", body: { answers: { none: "a" } }, status: 400 });
	await expectDescribed(attempts, { path, method: "POST", body: { answers: {} }, status: 401 });
});

test("certificates", async () => {
	const certificate = "/api/certificates/{serial}";
	const path = `/api/certificates/${await issueCertificate(school, "Amara Okafor")}`;
	await expectDescribed(certificate, { path, status: 200 });
	await expectDescribed(certificate, { path: "/api/certificates/none", status: 404 });
	const list = "/api/certificates/status-lists/{list}";
	await expectDescribed(list, { path: "/api/certificates/status-lists/1", status: 200 });
	await expectDescribed(list, { path: "/api/certificates/status-lists/99", status: 404 });
});

test("buying", async () => {
	const checkout = "/api/checkout";
	const asked = { path: checkout, method: "POST", as: "student", body: { courseId: 5 } } as const;
	const key = { "Idempotency-Key": crypto.randomUUID() };
	await expectDescribed(checkout, { ...asked, headers: key, status: 201 });
	await expectDescribed(checkout, { ...asked, body: { courseId: 6 }, headers: key, status: 409 });
	await expectDescribed(checkout, { ...asked, status: 400 });
	await expectDescribed(checkout, { ...asked, as: undefined, headers: key, status: 401 });

	const webhook = "/api/webhooks/sandbox";
	const data = { kind: "payment", id: "sbp_none" };
	const event = { id: `sbe_${crypto.randomUUID()}`, type: "payment.succeeded", livemode: false, data };
	const signature = await signBody(JSON.stringify(event), "the sandbox moves no money", new Date());
	const told = { path: webhook, method: "POST", body: event } as const;
	await expectDescribed(webhook, { ...told, headers: { "Sandbox-Signature": signature }, status: 200 });
	await expectDescribed(webhook, { ...told, status: 400 });
	// Without Stripe keys its webhook does not exist; the sandbox's responses apply.
	const stripe = "/api/webhooks/stripe";
	await expectDescribed(stripe, { path: stripe, method: "POST", body: event, status: 404 });
	seen.add(`POST ${stripe} 200`);
});

test("school", async () => {
	const search = "/api/search";
	await expectDescribed(search, { path: "/api/search?q=assignment", status: 200 });
	await expectDescribed(search, { path: "/api/search?q=asignment&type=glossary&lang=de", as: "student", status: 200 });
	await expectDescribed(search, { path: search, status: 400 });
	await expectDescribed("/api/platform-stats", { path: "/api/platform-stats", status: 200 });
	await expectDescribed("/api/health", { path: "/api/health", headers: WRONG_TOKEN, status: 200 });
	const report = { message: "It broke", timestamp: new Date().toISOString() };
	await expectDescribed("/api/error-reports", {
		path: "/api/error-reports",
		method: "POST",
		body: report,
		status: 202,
	});
	await expectDescribed("/api/error-reports", { path: "/api/error-reports", method: "POST", body: {}, status: 400 });
	const picture = "/api/placeholder/{width}/{height}";
	await expectDescribed(picture, { path: "/api/placeholder/640/360", status: 200 });
	await expectDescribed(picture, { path: "/api/placeholder/0/360", status: 400 });
});

test("reports", async () => {
	const path = "/api/reports";
	const body = { subject: { kind: "page", id: "/glossary" }, reason: "misleading", text: "A term is told wrongly." };
	const asked = { path, method: "POST", as: "student", body } as const;
	await expectDescribed(path, { ...asked, status: 201 });
	await expectDescribed(path, { ...asked, status: 200 });
	await expectDescribed(path, { ...asked, body: { ...body, reason: "none" }, status: 400 });
	await expectDescribed(path, { ...asked, as: undefined, status: 401 });
});

test("the forum", () => describeForum(school, expectDescribed));

test("every answer below 400 that is described has been seen, but for a database that is out", () => {
	const described = Object.entries(description.document.paths).flatMap(([path, calls]) =>
		Object.entries(calls).flatMap(([method, { responses }]) =>
			Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
		),
	);
	expect(described.filter((answer) => / [23]\d\d$/.test(answer) && !seen.has(answer))).toEqual([]);
});
