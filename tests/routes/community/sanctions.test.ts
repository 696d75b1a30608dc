import { expect, test } from "vitest";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const rows = async (sql: string, ...bound: unknown[]) =>
	(
		await school.db
			.prepare(sql)
			.bind(...bound)
			.all<Record<string, unknown>>()
	).results;

test("who is silenced is listed in the queue, and the silence is lifted in its case", async () => {
	const id = "7c3f2e5d9a1b40c8d4e6f8a0b2c3d5e7";
	const member = "(select id from users where email = 'learner04@learners.grew.example')";
	await rows(
		`insert into moderation_cases (subject_kind, subject_id, author_id, title, path, status, reason, opened_at, decided_at)
		values ('page', '/courses/8', ${member}, 'Loud offer', '/courses/8', 'decided', 'selling', 1, ?1)`,
		Date.now(),
	);
	const [found] = await rows("select max(id) as id from moderation_cases");
	const path = `/moderation/cases/${found?.id}`;
	await rows(
		`insert into moderation_decisions (id, case_id, round, member_id, outcome, sanction, scope, ground, facts, decided_at,
			appeal_until) values (?1, ?2, 1, ${member}, 'removed', 'silenced', 'forum', 'selling', 'An offer.', ?3, ?3)`,
		id,
		found?.id,
		Date.now(),
	);
	await rows(
		`insert into moderation_silences (decision_id, user_id, scope, starts_at) values (?1, ${member}, 'forum', 1)`,
		id,
	);
	const list = async () => (await school.request("/moderation?shelf=sanctions", { as: "admin" })).text();
	expect(await list()).toContain("Loud offer");
	expect(await (await school.request(path, { as: "admin" })).text()).toContain("Lift the silence");

	const lifted = await school.postForm(path, { intent: "endSanction", decisionId: id }, "admin");
	expect([lifted.status, lifted.headers.get("Location")]).toEqual([302, path]);
	expect(await list()).not.toContain("Loud offer");
	expect(
		await rows("select lifted_at is not null as lifted from moderation_silences where decision_id = ?1", id),
	).toEqual([{ lifted: 1 }]);
	const again = await school.postForm(path, { intent: "endSanction", decisionId: id }, "admin");
	expect([again.status, (await again.text()).includes("does not hold any more")]).toEqual([409, true]);
});

test("a suspended member appeals by the mailed link, which opens no other decision", async () => {
	const [suspended, other] = ["5a1d0c3b7e9f48a6b2c4d6e8f0a1b3c5", "6b2e1d4c8f0a49b7c3d5e7f9a1b2c4d6"];
	const member = "(select id from users where email = 'learner03@learners.grew.example')";
	for (const id of [suspended, other]) {
		await rows(
			`insert into moderation_cases (subject_kind, subject_id, author_id, path, status, reason, opened_at, decided_at)
			values ('page', ?1, ${member}, '/courses/1', 'decided', 'selling', 1, 2)`,
			`/courses/1/${id}`,
		);
		await rows(
			`insert into moderation_decisions (id, case_id, round, member_id, outcome, sanction, scope, ground, facts, decided_at,
				appeal_until)
			values (?1, (select max(id) from moderation_cases), 1, ${member}, 'removed', 'suspended', 'everywhere', 'selling',
				'An offer.', ?2, ?3)`,
			id,
			Date.now(),
			Date.now() + 86_400_000,
		);
	}
	await rows(`update users set suspended_at = ?1 where id = ${member}`, Date.now());
	const token = "a-token-of-a-mail-that-nobody-guesses-4711";
	await rows(
		"insert into moderation_links (token_hash, decision_id, expires_at) values (?1, ?2, ?3)",
		await hashSecret(token),
		suspended,
		Date.now() + 86_400_000,
	);
	const post = (id: string, secret: string, body = "It was no offer.") =>
		school.postForm(`/decisions/${id}?token=${secret}`, { body });

	expect((await post(suspended, "guessed")).status).toBe(404);
	expect((await post(other, token)).status).toBe(404);
	const empty = await post(suspended, token, "");
	expect([empty.status, (await empty.text()).includes("Write what was missed.")]).toEqual([400, true]);
	const sent = await post(suspended, token);
	expect([sent.status, sent.headers.get("Location")]).toEqual([302, `/decisions/${suspended}?token=${token}`]);
	expect(await (await school.request(`/decisions/${suspended}?token=${token}`)).text()).toContain("It was no offer.");
	expect(await rows("select decision_id, body from moderation_appeals where body = 'It was no offer.'")).toEqual([
		{ decision_id: suspended, body: "It was no offer." },
	]);
});
