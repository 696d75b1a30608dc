import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const BODY = "Filled with something else.";

async function silence(email: string) {
	const member = `(SELECT id FROM users WHERE email = '${email}')`;
	await school.db.batch(
		[
			`INSERT INTO moderation_cases (subject_kind, subject_id, path, reason, opened_at)
				VALUES ('page', '/silenced', '/silenced', 'other', 1)`,
			`INSERT INTO moderation_decisions (id, case_id, round, member_id, outcome, sanction, decided_at, appeal_until)
				SELECT 'silenced', max(id), 1, ${member}, 'removed', 'silenced', 1, 1 FROM moderation_cases`,
			`INSERT INTO moderation_silences (decision_id, user_id, scope, starts_at)
				VALUES ('silenced', ${member}, 'forum', 1)`,
		].map((statement) => school.db.prepare(statement)),
	);
}

async function start() {
	const fields = {
		clientKey: crypto.randomUUID(),
		category: "contracts",
		kind: "question",
		language: "en",
		title: "Who keeps the deposit?",
		body: "My buyer left after day ten.",
	};
	const path = String((await school.postForm("/forum/new", fields, "student")).headers.get("Location"));
	const postId = await school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ?")
		.bind(Number(path.split("/")[2]))
		.first<number>("id");
	return { path, edit: { postId: String(postId), revision: "1", body: BODY } };
}

test("a moderator edits in the open: the post, its versions and the audit log say so", async () => {
	const { path, edit } = await start();
	expect((await school.postForm(`${path}/1/edit`, edit, "admin")).status).toBe(302);
	expect(await (await school.request(path)).text()).toContain("edited by a moderator");
	const history = await school.request(`${path}/1/history`, { as: "student" });
	expect(await history.text()).toContain("written by a moderator");
	const about = "SELECT count(*) AS n FROM audit_entries WHERE deed = 'forum.editPost' AND subject_id = ?";
	expect(await school.db.prepare(about).bind(edit.postId).first<number>("n")).toBe(1);
});

test("a silenced member changes no post, neither on its page nor by the API", async () => {
	const { path, edit } = await start();
	await silence("student@grew.example");

	const page = await school.postForm(`${path}/1/edit`, edit, "student");
	expect(page.status).toBe(409);
	const shown = await page.text();
	expect(shown).toContain("A moderator decided that you cannot write in the forum.");
	expect(shown).toContain(BODY);

	const change = () =>
		school.request(`/api/forum/posts/${edit.postId}`, {
			as: "student",
			method: "PATCH",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ body: BODY, revision: 1 }),
		});
	const refused = await change();
	expect(refused.status).toBe(403);
	expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("cannot write") } });

	await school.db.prepare("UPDATE moderation_silences SET lifted_at = 2 WHERE decision_id = 'silenced'").run();
	expect((await change()).status).toBe(200);
});
