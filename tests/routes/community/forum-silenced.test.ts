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

test("a silenced member changes no post, neither on its page nor by the API", async () => {
	const answer = await school.postForm(
		"/forum/new",
		{
			clientKey: crypto.randomUUID(),
			category: "contracts",
			kind: "question",
			language: "en",
			title: "Who keeps the deposit?",
			body: "My buyer left after day ten.",
		},
		"student",
	);
	const path = String(answer.headers.get("Location"));
	const postId = await school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ?")
		.bind(Number(path.split("/")[2]))
		.first<number>("id");
	await silence("student@grew.example");

	const edit = { postId: String(postId), revision: "1", body: BODY };
	const page = await school.postForm(`${path}/1/edit`, edit, "student");
	expect(page.status).toBe(409);
	const shown = await page.text();
	expect(shown).toContain("A moderator decided that you cannot write in the forum.");
	expect(shown).toContain(BODY);

	const change = () =>
		school.request(`/api/forum/posts/${postId}`, {
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
