import { beforeAll, describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
/** With two reports, and about child safety. */
const CASE = "/moderation/cases/1";
const URGENT = "/moderation/cases/2";
const NOTE = "You have spoken with this seller before.";

const rows = async (sql: string, ...bound: unknown[]) =>
	(
		await school.db
			.prepare(sql)
			.bind(...bound)
			.all<Record<string, unknown>>()
	).results;

/** The second moderator, and one who has reported the case. */
let [jonas, reporter] = ["", ""];
let cookie = "";
const asJonas = (path: string, fields?: Record<string, string>) =>
	school.request(path, {
		headers: { Cookie: cookie },
		...(fields && { method: "POST", body: new URLSearchParams(fields) }),
	});
const pass = (fields: Record<string, string>) => ({ intent: "pass", round: "1", note: NOTE, ...fields });
const holder = async (id: number) =>
	(await rows("select taken_by_id as holder, passed_note as note from moderation_cases where id = ?", id))[0];

beforeAll(async () => {
	for (const email of ["student2@grew.example", "learner02@learners.grew.example"]) {
		await rows("update users set role = 'admin', capabilities = '[\"moderation\"]' where email = ?", email);
	}
	const idOf = async (email: string) => String((await rows("select id from users where email = ?", email))[0]?.id);
	jonas = await idOf("student2@grew.example");
	reporter = await idOf("learner02@learners.grew.example");
	cookie = (await signIn(school.address, "student2@grew.example")).cookie;
});

test("the form offers other moderators alone, and none who has reported the thing", async () => {
	const html = await (await school.request(CASE, { as: "admin" })).text();
	expect(html).toContain('name="recipientId"');
	expect(html).toContain(`<option value="${jonas}">Jonas Weber</option>`);
	expect(html).not.toContain(`<option value="${reporter}">`);
});

describe("a pass is refused", () => {
	test("by anybody but moderators", async () => {
		for (const as of ["student", "instructor"] as const) {
			const refused = await school.postForm(CASE, pass({ recipientId: jonas }), as);
			// Led away, as from every page of moderators.
			expect([as, refused.status, refused.headers.get("Location") === CASE]).toEqual([as, 302, false]);
		}
		expect(await holder(1)).toEqual({ holder: null, note: null });
	});

	test("to a forged recipient, by one answer that keeps the note", async () => {
		const [student] = await rows("select id from users where email = 'student@grew.example'");
		const [own] = await rows("select id from users where email = 'admin@grew.example'");
		for (const recipientId of [reporter, String(student?.id), String(own?.id), "999999"]) {
			const refused = await school.postForm(CASE, pass({ recipientId }), "admin");
			const html = await refused.text();
			expect([recipientId, refused.status]).toEqual([recipientId, 409]);
			expect(html).toContain("This moderator cannot take the case. Choose another one.");
			expect(html).toContain(`>${NOTE}</textarea>`);
		}
		expect(await holder(1)).toEqual({ holder: null, note: null });
	});

	test("without a recipient, or with too long a note, beside the field", async () => {
		const nobody = await school.postForm(CASE, pass({ recipientId: "" }), "admin");
		expect([nobody.status, (await nobody.text()).includes("Choose a moderator.")]).toEqual([400, true]);
		const long = await school.postForm(CASE, pass({ recipientId: jonas, note: "x".repeat(501) }), "admin");
		expect([long.status, (await long.text()).includes("At most 500 characters.")]).toEqual([400, true]);
	});

	test("for a case that there is not", async () => {
		const refused = await school.postForm("/moderation/cases/999999", pass({ recipientId: jonas }), "admin");
		expect(refused.status).toBe(404);
	});
});

test("of passes at once one has an effect, and the others keep their note", async () => {
	const answers = await Promise.all([1, 2, 3].map(() => school.postForm(CASE, pass({ recipientId: jonas }), "admin")));
	expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
	const refused = await answers.find(({ status }) => status === 409)?.text();
	expect(refused).toContain("Another moderator has taken this case.");
	expect(refused).toContain("Your note was not sent:");
	expect(refused).toContain(`>${NOTE}</p>`);
	expect(await holder(1)).toEqual({ holder: Number(jonas), note: NOTE });
});

test("the recipient reads the note, and whoever passed it can no longer decide", async () => {
	const html = await (await asJonas(CASE)).text();
	expect(html).toContain("Passed on by Ruth Adeyemi");
	expect(html).toContain(`>${NOTE}</p>`);
	expect(html).toContain("You have taken this case");

	const before = await (await school.request(CASE, { as: "admin" })).text();
	expect(before).toContain("Jonas Weber has taken this case until");
	expect(before).toContain("Passed on by Ruth Adeyemi");
	expect(before).not.toContain('name="recipientId"');
	const decision = { intent: "decide", round: "1", seen: "2", outcome: "kept", sanction: "none" };
	expect((await school.postForm(CASE, decision, "admin")).status).toBe(409);

	expect((await asJonas(CASE, { intent: "release" })).status).toBe(302);
	expect(await holder(1)).toEqual({ holder: null, note: null });
});

test("the note on a case of child safety shows after the second press only", async () => {
	const passed = await school.postForm(URGENT, pass({ recipientId: jonas, note: "It is the photo again." }), "admin");
	expect(passed.status).toBe(302);
	const covered = await (await asJonas(URGENT)).text();
	expect(covered).toContain("Passed on by Ruth Adeyemi");
	expect(covered).not.toContain("It is the photo again.");
	expect(await (await asJonas(`${URGENT}?show=1`)).text()).toContain("It is the photo again.");
	expect((await asJonas(URGENT, { intent: "release" })).status).toBe(302);
});
