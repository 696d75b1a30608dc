import { publicName } from "#app/features/community/forum/public-name.ts";
import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import type { Ground, ReportReason } from "../../schema/community/moderation-kinds.ts";
import { DEMO_ACCOUNTS, DEMO_LEARNERS } from "../people.ts";
import { type Cell, insertRows } from "../rows.ts";
import { emailOf, type IdOf } from "./demo-members.ts";
import { DEMO_MODERATOR, type PlacedPost, type PlacedTopic } from "./place-topics.ts";

type Report = { by: string; language: string; reason: ReportReason; body: string | null; hoursAgo: number };
type DemoCase = {
	/** The only post of its author in the topic with this title. */
	topic: string;
	author: string;
	reports: [Report, ...Report[]];
	decision?: {
		/** Fixed, since it stands in the address. */
		id: string;
		/** Null for a moderator whose account has ended. */
		by: string | null;
		hoursAgo: number;
		ground: Ground;
		facts: string;
		sanction: "none" | "warned";
		appeal?: { body: string; hoursAgo: number; reasons: string; decidedHoursAgo: number };
	};
};

/** One that stands, one that an appeal has lifted, one that waits. */
export const FORUM_CASES: DemoCase[] = [
	{
		topic: "Duplex in Cleveland, seller at 72,000: what am I missing in the repairs?",
		author: "learner60",
		reports: [
			{ by: "learner54", language: "en", reason: "selling", body: "Has nothing to do with my house.", hoursAgo: 497 },
			{ by: "learner57", language: "en", reason: "selling", body: null, hoursAgo: 495 },
		],
		decision: {
			id: "7c1f0be25d9a4e8392b46a0d8ef3517b",
			by: DEMO_MODERATOR,
			hoursAgo: 488,
			ground: "spam",
			facts:
				"The post offers a paid list of buyers with a link to a shop outside the school. It answers nothing that was asked in the topic.",
			sanction: "warned",
		},
	},
	{
		topic: "Двушка в Алматы после пожара на кухне: где мой потолок?",
		author: "learner35",
		reports: [
			{
				by: "learner32",
				language: "ru",
				reason: "selling",
				body: "Похоже на рекламу чистки: цена и срок, как в объявлении.",
				hoursAgo: 399,
			},
		],
		decision: {
			id: "e4a90d6b1c8f47d5a37e52c96b0f18d2",
			by: null,
			hoursAgo: 392,
			ground: "selling",
			facts: "В сообщении названа услуга по очистке с ценой. Похоже на предложение такой услуги участникам.",
			sanction: "none",
			appeal: {
				body: "Я никого не рекламирую: ни фирмы, ни телефона в тексте нет. Это цена, которую мы сами заплатили за свою квартиру, и автор темы спрашивала именно об этом.",
				hoursAgo: 386,
				reasons:
					"В сообщении нет ни исполнителя, ни способа его нанять. Личный опыт с ценой отвечает на вопрос темы и правилам не противоречит.",
				decidedHoursAgo: 384,
			},
		},
	},
	{
		topic: "Stoke terrace at 79,000. My buyer says 25% is for amateurs",
		author: "learner61",
		reports: [
			{
				by: "learner51",
				language: "en",
				reason: "privateData",
				body: "It names an old lady, her house number and when she is alone.",
				hoursAgo: 5,
			},
			{ by: "learner52", language: "en", reason: "privateData", body: null, hoursAgo: 4 },
		],
	},
];

type Writing = { idOf: IdOf; now: Date };

/** Behind the posts. The cases keep the copy that the first report took. */
export function forumCaseWrites(db: D1Database, topics: readonly PlacedTopic[], { idOf, now }: Writing) {
	const timeOf = (hoursAgo: number) => now.getTime() - hoursAgo * HOUR_MS;
	const cases = FORUM_CASES.map((demo) => ({ demo, ...findReported(topics, demo) }));
	const decided = cases.flatMap(({ demo: { decision, ...demo }, post }) =>
		decision ? [{ demo, decision, post }] : [],
	);
	const caseId = `(SELECT id FROM moderation_cases WHERE subject_kind = 'post' AND subject_id = row.value ->> 'post')`;
	const over = (sql: string, rows: Record<string, Cell>[]) => db.prepare(sql).bind(JSON.stringify(rows));
	return [
		...insertRows(
			db,
			"moderation_cases",
			`subject_kind, subject_id, author_id, author_name, title, body, path, language, status, reason, is_urgent, opened_at,
				decided_at`,
			cases.map(({ demo: { author, reports, decision }, topic, post }) => [
				"post",
				String(post.id),
				idOf(author),
				publicName(nameOf(author)),
				topic.topic.title,
				post.post?.body ?? "",
				`/forum/${post.topicId}/${post.number}`,
				topic.topic.language,
				decision ? "decided" : "open",
				reports[0].reason,
				0,
				timeOf(reports[0].hoursAgo),
				decision ? timeOf(decision.hoursAgo) : null,
			]),
		),
		over(
			`INSERT INTO moderation_reports (key, case_id, reporter_id, language, reason, body, reported_at, verdict)
			SELECT row.value ->> 'key', ${caseId}, row.value ->> 'by', row.value ->> 'language', row.value ->> 'reason',
				row.value ->> 'body', row.value ->> 'at', row.value ->> 'verdict' FROM json_each(?) AS row`,
			cases.flatMap(({ demo: { reports, decision }, post }) =>
				reports.map(({ by, language, reason, body, hoursAgo }, place) => ({
					key: `demo-report-${post.topicId}-${post.number}-${place + 1}`,
					post: String(post.id),
					by: idOf(by),
					language,
					reason,
					body,
					at: timeOf(hoursAgo),
					verdict: decision ? (decision.appeal ? "wrong" : "right") : null,
				})),
			),
		),
		over(
			`INSERT INTO moderation_decisions (id, case_id, round, moderator_id, member_id, outcome, sanction, ground, facts,
				is_automated, decided_at, appeal_until, lifted_at, lifted_why)
			SELECT row.value ->> 'id', ${caseId}, 1, row.value ->> 'by', row.value ->> 'member', 'hidden',
				row.value ->> 'sanction', row.value ->> 'ground', row.value ->> 'facts', 0, row.value ->> 'at',
				row.value ->> 'until', row.value ->> 'lifted', row.value ->> 'why' FROM json_each(?) AS row`,
			decided.map(({ demo, decision: { id, by, hoursAgo, ground, facts, sanction, appeal }, post }) => ({
				id,
				post: String(post.id),
				by: by && idOf(by),
				member: idOf(demo.author),
				sanction,
				ground,
				facts,
				at: timeOf(hoursAgo),
				until: timeOf(hoursAgo) + 30 * DAY_MS,
				lifted: appeal ? timeOf(appeal.decidedHoursAgo) : null,
				why: appeal ? "appeal" : null,
			})),
		),
		...insertRows(
			db,
			"moderation_appeals",
			"decision_id, body, appealed_at, decider_id, outcome, reasons, decided_at",
			decided.flatMap(({ decision: { id, appeal } }) =>
				appeal
					? [
							[
								id,
								appeal.body,
								timeOf(appeal.hoursAgo),
								idOf(DEMO_MODERATOR),
								"lifted",
								appeal.reasons,
								timeOf(appeal.decidedHoursAgo),
							],
						]
					: [],
			),
		),
		over(
			`INSERT INTO audit_entries (id, actor_id, deed, subject_kind, subject_id, before, after, request_id, at)
			SELECT row.value ->> 'id', row.value ->> 'by', row.value ->> 'deed', 'moderationCase', ${caseId},
				row.value ->> 'before', row.value ->> 'after', 'demo', row.value ->> 'at' FROM json_each(?) AS row`,
			cases.flatMap(({ demo, post }) => auditOf(demo, post, { idOf, timeOf })),
		),
	];
}

type Times = { idOf: IdOf; timeOf: (hoursAgo: number) => number };

/** As the use cases of reports, decisions and appeals write it. */
function auditOf({ author, reports, decision }: DemoCase, { id: post }: PlacedPost, { idOf, timeOf }: Times) {
	const entry = (
		deed: string,
		by: string | null,
		hoursAgo: number,
		said: { before?: object; after?: object } = {},
	) => ({
		id: newId(),
		post: String(post),
		deed: `moderation.${deed}`,
		by: by && idOf(by),
		at: timeOf(hoursAgo),
		before: said.before ? JSON.stringify(said.before) : null,
		after: said.after ? JSON.stringify(said.after) : null,
	});
	const reported = reports.map(({ reason, hoursAgo }) => entry("report", null, hoursAgo, { after: { reason } }));
	if (!decision) return reported;
	const { by, hoursAgo, sanction, ground, appeal } = decision;
	const after = { outcome: "hidden", sanction, scope: null, days: null, ground };
	const decide = entry("decide", by, hoursAgo, { after });
	if (!appeal) return [...reported, decide];
	const before = { outcome: "hidden", sanction };
	return [
		...reported,
		decide,
		entry("appeal", author, appeal.hoursAgo),
		entry("lift", DEMO_MODERATOR, appeal.decidedHoursAgo, { before }),
	];
}

function findReported(topics: readonly PlacedTopic[], { topic: title, author }: DemoCase) {
	const topic = topics.find((one) => one.topic.title === title);
	const post = topic?.posts.find(({ by }) => by === author);
	if (!topic || !post) throw new Error(`No post of ${author} in “${title}”`);
	return { topic, post };
}

function nameOf(by: string): string {
	return [...DEMO_ACCOUNTS, ...DEMO_LEARNERS].find(({ email }) => email === emailOf(by))?.name ?? by;
}
