import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import { runTogether } from "./rows.ts";

/** A decision that waits for the answer to its appeal; its address is fixed for the tests. */
const DECISION_ID = "0b5e8a1c7d294f36a8c2e0f4d6b17395";

const OFFER = {
	title: "Buyers for Lagos",
	body: "We place your money with our own buyers, guaranteed 20% a month. No contract needed. Write to me.",
};
const PHOTO = {
	title: "Photo of the yard",
	body: "The children of the seller are in the picture, with the street sign.",
};
const REPLY = { title: "First call with a seller", body: "Anyone who pays that price is a fool, and you know it." };

/** Three cases: one that waits, one about child safety, one decided with an appeal. They name pages, so that each can be opened. */
export async function loadModeration(db: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const at = now.getTime();
	const user = (email: string) => `(SELECT id FROM users WHERE email = '${email}@grew.example')`;
	const [student, admin] = [user("student"), user("admin")];
	const author = "(SELECT id FROM users WHERE email = 'learner01@learners.grew.example')";
	const other = "(SELECT id FROM users WHERE email = 'learner02@learners.grew.example')";
	const nameOf = (id: string) => `(SELECT name FROM users WHERE id = ${id})`;
	const insertCase = (authorId: string) =>
		`INSERT INTO moderation_cases (id, subject_kind, subject_id, author_id, author_name, title, body, path, language,
			status, reason, is_urgent, opened_at, hidden_at, hidden_by, decided_at, evidence_until)
		VALUES (?1, 'page', ?2, ${authorId}, ${nameOf(authorId)}, ?3, ?4, ?2, 'en', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`;
	const insertReport = (reporterId: string) =>
		`INSERT INTO moderation_reports (key, case_id, reporter_id, language, reason, body, reported_at, verdict)
		VALUES (?1, ?2, ${reporterId}, 'en', ?3, ?4, ?5, ?6)`;
	const waits = at - 38 * 60_000;
	const urgent = at - 4 * 60_000;
	const decided = at - 2 * DAY_MS;
	await runTogether(db, [
		db
			.prepare(insertCase(author))
			.bind(1, "/courses/1", OFFER.title, OFFER.body, "open", "selling", 0, waits, null, null, null, null),
		db.prepare(insertReport(student)).bind("demo-report-1", 1, "selling", "Same text as in my messages.", waits, null),
		db.prepare(insertReport(other)).bind("demo-report-2", 1, "misleading", null, waits + 60_000, null),
		db
			.prepare(insertCase(author))
			.bind(
				2,
				"/courses/2",
				PHOTO.title,
				PHOTO.body,
				"open",
				"childSafety",
				1,
				urgent,
				urgent,
				"childSafety",
				null,
				at + 365 * DAY_MS,
			),
		db.prepare(insertReport(other)).bind("demo-report-3", 2, "childSafety", null, urgent, null),
		db
			.prepare(insertCase(student))
			.bind(
				3,
				"/courses/3",
				REPLY.title,
				REPLY.body,
				"decided",
				"insult",
				0,
				decided - 3 * HOUR_MS,
				null,
				null,
				decided,
				null,
			),
		db.prepare(insertReport(author)).bind("demo-report-4", 3, "insult", null, decided - 3 * HOUR_MS, "right"),
		db
			.prepare(
				`INSERT INTO moderation_decisions (id, case_id, round, moderator_id, member_id, outcome, sanction, ground, facts,
					is_automated, decided_at, appeal_until)
				VALUES (?1, 3, 1, ${admin}, ${student}, 'removed', 'warned', 'civility', ?2, 0, ?3, ?4)`,
			)
			.bind(
				DECISION_ID,
				"The reply calls another learner a fool. It says nothing about the price itself.",
				decided,
				decided + 30 * DAY_MS,
			),
	]);
	say("Three moderated cases wait in the review queue, or are decided.");
}
