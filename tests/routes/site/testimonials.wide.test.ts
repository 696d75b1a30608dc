import { expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();

const LIST = "/admin/testimonials";
const post = (path: string, fields: Record<string, string>, as: Role = "admin") => school.postForm(path, fields, as);
const html = async (path: string, as: Role = "admin") => (await school.request(path, { as })).text();
const rows = async () =>
	(await school.db.prepare("select id, name, version, published_at from testimonials order by position, id").all<Row>())
		.results;
type Row = { id: number; name: string; version: number; published_at: number | null };
const rowOf = async (name: string) => (await rows()).find((row) => row.name === name);

const FIELDS = {
	kind: "testimonial",
	name: "Petra Falk",
	saidDay: "2026-10-01",
	"words.en.review": "I know what I sign now.",
	"words.de.review": "Ich weiß jetzt, was ich unterschreibe.",
};

test("one that an admin writes is shown once there is consent, in the reader's language, and taken back", async () => {
	const added = await post(`${LIST}/new`, FIELDS);
	expect([added.status, added.headers.get("Location")]).toEqual([302, `${LIST}?done=added`]);
	const { id = 0, version = 0 } = (await rowOf("Petra Falk")) ?? {};
	const publish = (seen: number) => post(LIST, { intent: "publish", id: String(id), version: String(seen) });
	const refused = await publish(version);
	expect([refused.status, (await refused.text()).includes("There is no consent yet.")]).toEqual([409, true]);

	const saved = await post(`${LIST}/${id}`, {
		...FIELDS,
		intent: "change",
		version: "1",
		consent: "on",
		consentDay: "2026-10-02",
	});
	expect([saved.status, saved.headers.get("Location")]).toEqual([302, `${LIST}/${id}?saved=1`]);
	expect((await publish(2)).headers.get("Location")).toBe(`${LIST}?done=published`);
	expect(await html("/?a=1", "anonymous")).toContain("I know what I sign now.");
	expect(await html("/de?a=1", "anonymous")).toContain("Ich weiß jetzt, was ich unterschreibe.");
	expect(await html("/fr?a=1", "anonymous")).toContain("I know what I sign now.");

	const changeId = (await html(`${LIST}?done=published`)).match(/name="changeId" value="([^"]+)"/)?.[1] ?? "";
	expect((await post(LIST, { intent: "undo", changeId })).headers.get("Location")).toBe(`${LIST}?done=undone`);
	expect(await html("/?a=2", "anonymous")).not.toContain("I know what I sign now.");
	expect((await post(LIST, { intent: "undo", changeId })).status).toBe(409);

	const gone = await post(`${LIST}/${id}`, { intent: "delete", version: "4" });
	expect(gone.headers.get("Location")).toBe(`${LIST}?done=deleted`);
	expect(await rowOf("Petra Falk")).toBeUndefined();
});

test("where nothing is shown visitors see no section at all", async () => {
	const shown = (await rows()).filter((row) => row.published_at !== null);
	expect(await html("/?b=1", "anonymous")).toContain('id="testimonials"');
	for (const { id, version } of shown) {
		await post(LIST, { intent: "withdraw", id: String(id), version: String(version) });
	}
	expect(await html("/?b=2", "anonymous")).not.toContain('id="testimonials"');
	for (const { id } of shown) {
		const { version = 0 } = (await rows()).find((row) => row.id === id) ?? {};
		await post(LIST, { intent: "publish", id: String(id), version: String(version) });
	}
	expect(await html("/?b=3", "anonymous")).toContain('id="testimonials"');
});

test("a published figure stands among the claims with its source, and an old one without is flagged at the desk", async () => {
	const page = await html(LIST);
	expect(page).toContain("Source missing");
	expect(page).toContain("Older than a year");
	const claim = (await rows()).find(({ id }) => id === 4);
	await post(LIST, { intent: "publish", id: "4", version: String(claim?.version) });
	const home = await html("/de?c=1", "anonymous");
	expect(home).toContain("Kurse mit Rechenbeispielen");
	expect(home).toContain("Course catalog, ");
	await post(LIST, { intent: "withdraw", id: "4", version: String(Number(claim?.version) + 1) });
});

test("the order is that of the admins; of many moves at once each counts whole or not", async () => {
	const before = await rows();
	const moves = before.map(({ id }, at) =>
		post(LIST, { intent: "move", id: String(id), seen: String(at + 1), place: String(before.length - at) }),
	);
	const answers = await Promise.all(moves);
	expect(answers.filter(({ status }) => status !== 302 && status !== 409)).toEqual([]);
	expect(answers.some(({ status }) => status === 302)).toBe(true);
	const after = await rows();
	expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
	for (const [at, { id }] of before.entries()) {
		const seen = (await rows()).findIndex((row) => row.id === id) + 1;
		await post(LIST, { intent: "move", id: String(id), seen: String(seen), place: String(at + 1) });
	}
	expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("only admins with the right read and write them", async () => {
	for (const as of ["anonymous", "student", "instructor"] as const) {
		for (const path of [LIST, `${LIST}/new`, `${LIST}/1`]) {
			const answers = [await school.request(path, { as }), await post(path, { ...FIELDS, intent: "publish" }, as)];
			for (const { status, headers } of answers) expect([status, headers.get("Location")]).not.toEqual([200, null]);
		}
	}
	expect(await rowOf("Petra Falk")).toBeUndefined();
});

test.each([
	[LIST, { intent: "publish", id: "999999", version: "1" }, 404],
	[LIST, { intent: "publish", id: "1", version: "99" }, 409],
	[LIST, { intent: "publish", id: "-1", version: "1" }, 400],
	[LIST, { intent: "move", id: "1", seen: "1", place: "0" }, 400],
	[LIST, { intent: "none" }, 400],
	[`${LIST}/999999`, { ...FIELDS, intent: "change", version: "1" }, 404],
	[`${LIST}/1`, { ...FIELDS, intent: "change", version: "99" }, 409],
	[`${LIST}/1`, { ...FIELDS, intent: "change", version: "1", kind: "claim" }, 400],
	[`${LIST}/new`, { ...FIELDS, courseId: "999999" }, 409],
	[`${LIST}/new`, { ...FIELDS, name: "" }, 400],
	[`${LIST}/new`, { ...FIELDS, "words.xx.review": "x" }, 400],
])("%s with %j answers %i", async (path, fields, status) => {
	const before = await rows();
	expect((await post(path, fields)).status).toBe(status);
	expect(await rows()).toEqual(before);
});

test("what was typed stays, with the error beside it", async () => {
	const refused = await (await post(`${LIST}/new`, { ...FIELDS, saidDay: "2999-01-01" })).text();
	expect(refused).toContain("This day has not come yet.");
	expect(refused).toContain("I know what I sign now.");
});
