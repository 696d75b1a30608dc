import { describe, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const html = async (path: string, as: Role = "anonymous") => (await school.request(path, { as })).text();
const SHEET = {
	"deal.place": "Setúbal",
	"deal.currency": "EUR",
	"deal.asking": "118,000",
	"deal.afterRepairValue": "196,000",
	"deal.marginPercent": "30",
	"deal.repairs": "24,000",
	"deal.fee": "9,000",
};

async function start(fields: Record<string, string> = {}) {
	const topic = { category: "deals", kind: "dealReview", language: "en", title: "Does it hold?", body: "Please look." };
	const form = { clientKey: crypto.randomUUID(), ...topic, ...SHEET, ...fields };
	const answer = await school.postForm("/forum/new", form, "student");
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

const reply = (path: string, fields: Record<string, string>) =>
	school.postForm(
		path,
		{ intent: "reply", clientKey: crypto.randomUUID(), body: "Here are mine.", ...fields },
		"instructor",
	);

const postIdAt = (path: string, number: number) =>
	school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = ?")
		.bind(Number(path.split("/")[2]), number)
		.first<number>("id");

async function doubt(path: string, fields: Record<string, string>, as: Role = "instructor") {
	const post = { postId: String(await postIdAt(path, 1)), number: "1" };
	return school.postForm(path, { intent: "doubt", ...post, line: "repairs", isOn: "on", ...fields }, as);
}

describe("a sheet in an answer", () => {
	test("is offered with the amounts of the topic, and shows what differs without script", async () => {
		const path = await start();
		const page = await html(path, "instructor");
		expect(page).toContain("Work it out my way");
		expect(page).toMatch(/name="deal\.afterRepairValue"[^>]*value="196000"/);
		expect((await reply(path, { withSheet: "on", ...SHEET, "deal.marginPercent": "33" })).status).toBe(302);
		const answered = await html(path, "student");
		expect(answered).toMatch(/<del[^>]*>.*58,800.*<\/del>/);
		expect(answered).toContain("5,880 below your sheet");
		expect(await html(path)).toContain("5,880 below the sheet of the topic");
	});

	test("is left out unless it was asked for", async () => {
		const path = await start();
		await reply(path, { ...SHEET, "deal.fee": "no number" });
		expect(await html(path)).not.toContain("sheet of the topic");
	});

	test("is refused beside its field, and keeps what was typed", async () => {
		const path = await start();
		const refused = await reply(path, { withSheet: "on", ...SHEET, "deal.fee": "much" });
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("Write an amount from 0 up.");
		expect(page).toContain('value="much"');
		expect(page).toContain("Here are mine.");
		expect(page).toMatch(/name="withSheet"[^>]*checked=""|checked=""[^>]*name="withSheet"/);
	});

	test("is refused in topics of another kind, which do not offer it", async () => {
		const path = await start({ kind: "question", category: "contracts" });
		expect(await html(path, "instructor")).not.toContain("Work it out my way");
		const refused = await reply(path, { withSheet: "on", ...SHEET });
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("Only deal sheets are answered with a sheet.");
	});

	test("stays when its post is edited, and goes along when it is moved", async () => {
		const path = await start();
		const answer = await reply(path, { withSheet: "on", ...SHEET, "deal.marginPercent": "33" });
		const place = String(answer.headers.get("Location")).split("#")[0] ?? "";
		const edit = { postId: String(await postIdAt(path, 2)), revision: "1", body: "Edited.", ...SHEET };
		const saved = await school.postForm(`${place}/edit`, { ...edit, "deal.marginPercent": "35" }, "instructor");
		expect(saved.status).toBe(302);
		expect(await html(path)).toContain("9,800 below the sheet of the topic");
		const split = { intent: "split", clientKey: crypto.randomUUID(), title: "Split off", numbers: "2" };
		const moved = String((await school.postForm(path, split, "admin")).headers.get("Location"));
		const page = await html(moved);
		expect(page).toContain("94,400");
		expect(page).not.toContain("sheet of the topic");
	});
});

describe("a doubt about a line", () => {
	test("is counted with its comment, which visitors read at once and everybody opens without script", async () => {
		const path = await start();
		expect(await html(path)).not.toContain("1 doubts this");
		expect((await doubt(path, { comment: "Too low for <b>wiring</b>." })).status).toBe(302);
		const page = await html(path);
		expect(page).toMatch(/<summary[^>]*>1 doubts this/);
		expect(page).toContain("Too low for &lt;b&gt;wiring&lt;/b&gt;.");
		expect(page).toContain("Sign in to doubt a line");
		const reported = /href="(\/report\?kind=lineComment&amp;id=\d+)"/.exec(page)?.[1] ?? "";
		expect(await html(reported.replace("&amp;", "&"))).toContain("Comment on a deal sheet");
		expect((await doubt(path, { isOn: "off" })).status).toBe(302);
		expect(await html(path)).not.toContain("doubts this");
	});

	test("that is too long is refused beside its field, and keeps what was typed", async () => {
		const path = await start();
		const refused = await doubt(path, { comment: `${"x".repeat(300)}yz` });
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("A comment has at most 300 characters.");
		expect(page).toContain("xyz");
	});

	test("is not for the own sheet, for who is not signed in, or for another topic's post", async () => {
		const path = await start();
		expect((await doubt(path, {}, "student")).status).toBe(409);
		const visitor = await doubt(path, {}, "anonymous");
		expect([visitor.status, visitor.headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/login\b/)]);
		const other = await start();
		expect((await doubt(path, { postId: String(await postIdAt(other, 1)) })).status).toBe(409);
		for (const page of [path, other]) expect(await html(page)).not.toContain("doubts this");
	});

	test("loses its comment to its author, and a moderator opens a case about it", async () => {
		const path = await start();
		await doubt(path, { comment: "A wombat wrote this." });
		const post = { postId: String(await postIdAt(path, 1)), number: "1" };
		const doubtId = await school.db.prepare("SELECT max(id) AS id FROM forum_line_doubts").first<number>("id");
		const open = { intent: "openCase", ...post, doubtId: String(doubtId) };
		expect((await school.postForm(path, open, "student")).status).toBe(404);
		expect(await html(path, "admin")).toContain(`name="doubtId" value="${doubtId}"`);
		const opened = await school.postForm(path, open, "admin");
		const found = await html(String(opened.headers.get("Location")), "admin");
		expect(found).toContain("A wombat wrote this.");
		expect(found).toContain("Comment on a deal sheet");

		const remove = { intent: "removeComment", ...post, line: "repairs" };
		for (const other of ["student", "admin"] as const)
			expect((await school.postForm(path, remove, other)).status).toBe(409);
		expect((await school.postForm(path, remove, "instructor")).status).toBe(302);
		const page = await html(path);
		expect(page).not.toContain("wombat");
		expect(page).toContain("1 doubts this");
	});
});
