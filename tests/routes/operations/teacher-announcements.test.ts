import { beforeAll, describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const DESK = "/instructor-dashboard/announcements";
/** Written by `instructor@grew.example`. */
const DRAFT = "3f8c6a1d-2b74-4e95-a0d8-51c9e7b24f36";
const SENT = "a47e90b2-58d1-4c3f-9b6e-0d2f817c5e64";

const school = openedSchool();
const courses = { own: 0, others: 0 };
let stranger = "";

beforeAll(async () => {
	stranger = (await signIn(school.address, "instructor2@grew.example")).cookie;
	const { results } = await school.db
		.prepare("select courses.id, users.email from courses join users on users.id = instructor_id")
		.all<{ id: number; email: string }>();
	courses.own = results.find(({ email }) => email === "instructor@grew.example")?.id ?? 0;
	courses.others = results.find(({ email }) => email === "instructor2@grew.example")?.id ?? 0;
});

const asStranger = (path: string, fields?: Record<string, string>) => {
	const headers = { Cookie: stranger };
	if (!fields) return school.request(path, { headers });
	return school.request(path, { method: "POST", headers, body: new URLSearchParams(fields) });
};
const stored = async () =>
	(await school.db.prepare("select * from announcements order by id").all<Record<string, unknown>>()).results;
const WORDS = { "titles.en": "Crafted", "bodies.en": "Crafted.", link: "" };

describe("what another instructor has written", () => {
	test("is not found, and stands in no list", async () => {
		for (const id of [DRAFT, SENT]) expect([id, (await asStranger(`${DESK}/${id}`)).status]).toEqual([id, 404]);
		expect(await (await asStranger(DESK)).text()).not.toContain(DRAFT);
		expect(await (await school.request(DESK, { as: "instructor" })).text()).toContain(DRAFT);
	});

	test.each<Record<string, string>>([
		{ intent: "save", ...WORDS, audience: "course-OWN" },
		{ intent: "save", ...WORDS, audience: "course-OTHERS" },
		{ intent: "test" },
		{ intent: "send" },
		{ intent: "schedule", day: "2099-01-01", time: "09:00" },
		{ intent: "unschedule" },
		{ intent: "stop" },
		{ intent: "delete" },
	])("is not touched by %j", async ({ audience, ...fields }) => {
		const before = await stored();
		const named = audience?.replace("OWN", String(courses.own)).replace("OTHERS", String(courses.others));
		for (const id of [DRAFT, SENT]) {
			const seen = id === DRAFT ? "1" : "2";
			const body = { ...fields, seen, ...(named ? { audience: named } : {}) };
			expect((await asStranger(`${DESK}/${id}`, body)).status).toBe(409);
		}
		expect(await stored()).toEqual(before);
	});
});

describe("an instructor addresses", () => {
	test.each(["all", "role-student", "role-admin", "plan-2", "course-OTHERS", "course-999999"])(
		"not %s, in a new one or in a draft",
		async (text) => {
			const before = await stored();
			const audience = text.replace("OTHERS", String(courses.others));
			const fields = { intent: "save", ...WORDS, audience };
			expect((await school.postForm(`${DESK}/new`, fields, "instructor")).status).toBe(409);
			expect((await school.postForm(`${DESK}/${DRAFT}`, { ...fields, seen: "1" }, "instructor")).status).toBe(409);
			expect(await stored()).toEqual(before);
		},
	);

	test("the learners of an own course, which are all that the form offers", async () => {
		const form = await (await school.request(`${DESK}/new`, { as: "instructor" })).text();
		const offered = [...form.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
		expect(offered).toContain(`course-${courses.own}`);
		expect(offered).not.toContain(`course-${courses.others}`);
		expect(offered.every((value) => value?.startsWith("course-"))).toBe(true);

		const fields = { intent: "save", ...WORDS, audience: `course-${courses.own}` };
		const answer = await school.postForm(`${DESK}/new`, fields, "instructor");
		expect(answer.headers.get("Location")).toMatch(/^\/instructor-dashboard\/announcements\/[\w-]+\?done=saved$/);
	});
});

test("the desk of the school stays closed to instructors, and both to students", async () => {
	const before = await stored();
	for (const path of ["/admin/announcements", `/admin/announcements/${DRAFT}`]) {
		const answer = await school.request(path, { as: "instructor" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/instructor-dashboard"]);
	}
	await school.postForm(`/admin/announcements/${DRAFT}`, { intent: "send", seen: "1" }, "instructor");
	await school.postForm(`${DESK}/${DRAFT}`, { intent: "send", seen: "1" }, "student");
	expect(await stored()).toEqual(before);
});

test("admins find it at both desks", async () => {
	for (const desk of ["/admin/announcements", DESK]) {
		expect((await school.request(`${desk}/${DRAFT}`, { as: "admin" })).status).toBe(200);
	}
});
