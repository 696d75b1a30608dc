import { DAY_MS } from "#app/shared/durations.ts";
import { runTogether } from "./rows.ts";

const SENT = {
	id: "6b0d1c52-6a3e-4f0b-9a57-3d1c8f2e7a10",
	titles: {
		en: "Two new courses in November",
		de: "Zwei neue Kurse im November",
		es: "Dos cursos nuevos en noviembre",
		fr: "Deux nouveaux cours en novembre",
		zh: "十一月的两门新课程",
		ru: "Два новых курса в ноябре",
	},
	bodies: {
		en: "Two courses have been added this month.\n\nEverybody with a plan can begin them today; the first lessons of each are free.",
		de: "Diesen Monat sind zwei Kurse dazugekommen.\n\nWer einen Tarif hat, kann heute damit beginnen; die ersten Lektionen sind frei.",
		es: "Este mes se han añadido dos cursos.\n\nQuien tenga un plan puede empezarlos hoy; las primeras lecciones son gratuitas.",
		fr: "Deux cours se sont ajoutés ce mois-ci.\n\nQui a une formule peut les commencer aujourd’hui ; les premières leçons sont gratuites.",
		zh: "本月新增了两门课程。\n\n拥有套餐的学员今天就可以开始，每门课的前几课免费。",
		ru: "В этом месяце добавились два курса.\n\nУ кого есть план, может начать сегодня; первые уроки бесплатны.",
	},
	link: "/courses",
};
const DRAFT = {
	id: "0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643",
	titles: { en: "Office hours move to Thursday" },
	bodies: { en: "From next month on, office hours are on Thursdays at six in the evening, Lisbon time." },
};

/** Of a teacher to the learners of a course: one that was sent, and a draft. */
const OF_TEACHER = {
	sentId: "a47e90b2-58d1-4c3f-9b6e-0d2f817c5e64",
	draftId: "3f8c6a1d-2b74-4e95-a0d8-51c9e7b24f36",
	sent: {
		titles: {
			en: "A worked example more",
			de: "Ein Rechenbeispiel mehr",
			es: "Un ejemplo resuelto más",
			fr: "Un exemple corrigé de plus",
			zh: "新增一个完整算例",
			ru: "Ещё один разобранный пример",
		},
		bodies: {
			en: "Several of you asked how the repair costs of the third lesson come about.\n\nI have written the calculation out in full; you find it at the end of the lesson.",
			de: "Mehrere von Ihnen haben gefragt, wie die Reparaturkosten der dritten Lektion zustande kommen.\n\nIch habe die Rechnung ausgeschrieben; Sie finden sie am Ende der Lektion.",
			es: "Varios de ustedes preguntaron de dónde salen los costes de reparación de la tercera lección.\n\nHe escrito el cálculo completo; lo encontrarán al final de la lección.",
			fr: "Plusieurs d’entre vous ont demandé d’où viennent les frais de réparation de la troisième leçon.\n\nJ’ai écrit le calcul en entier ; vous le trouverez à la fin de la leçon.",
			zh: "有几位学员问第三课的维修费用是怎么算出来的。\n\n我把计算过程完整写了出来，就在该课的末尾。",
			ru: "Несколько человек спросили, откуда берутся расходы на ремонт в третьем уроке.\n\nЯ расписала расчёт целиком; он стоит в конце урока.",
		},
	},
	draft: {
		titles: { en: "Questions before the last module" },
		bodies: { en: "Send me what is unclear by Friday, and I answer it in one go before the last module." },
	},
};

/** An announcement that was sent, a draft, and what became of the demo notifications. Sends no mail. */
export async function loadAnnouncements(db: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const sentAt = now.getTime() - 4 * DAY_MS;
	const author = "(SELECT id FROM users WHERE email = 'admin@grew.example')";
	const teacher = "(SELECT id FROM users WHERE email = 'instructor@grew.example')";
	const course = `(SELECT id FROM courses WHERE instructor_id = ${teacher} ORDER BY position, id LIMIT 1)`;
	const learners = `SELECT user_id FROM enrollments WHERE course_id = ${course} AND status NOT IN ('expired', 'refunded')`;
	const toldAt = now.getTime() - 2 * DAY_MS;
	await runTogether(db, [
		db
			.prepare(
				`INSERT INTO announcements (id, state, revision, titles, bodies, audience_kind, course_id, by_teacher, author_id,
					created_at, changed_at, started_at, ended_at, total, reached, last_user_id)
				SELECT ?1, 'sent', 2, ?2, ?3, 'course', ${course}, 1, ${teacher}, ?4, ?4, ?4, ?4, reached, reached, last_id
				FROM (SELECT count(*) AS reached, coalesce(max(user_id), 0) AS last_id FROM (${learners}))
				WHERE ${course} IS NOT NULL`,
			)
			.bind(OF_TEACHER.sentId, ...wordsOf(OF_TEACHER.sent), toldAt),
		db
			.prepare(
				`INSERT INTO announcements (id, titles, bodies, audience_kind, course_id, by_teacher, author_id, created_at,
					changed_at)
				SELECT ?1, ?2, ?3, 'course', ${course}, 1, ${teacher}, ?4, ?4 WHERE ${course} IS NOT NULL`,
			)
			.bind(OF_TEACHER.draftId, ...wordsOf(OF_TEACHER.draft), now.getTime() - DAY_MS),
		db
			.prepare(
				`INSERT INTO notifications (user_id, kind, group_key, ids, path, count, at, is_listed, read_at)
				SELECT user_id, 'announcement', ?1, ?1, ?2, 1, ?3, 1, ?3 FROM (${learners})`,
			)
			.bind(JSON.stringify({ announcementId: OF_TEACHER.sentId }), `/announcements/${OF_TEACHER.sentId}`, toldAt),
		db
			.prepare(
				`INSERT INTO announcements (id, state, revision, titles, bodies, link, audience_kind, author_id, created_at,
					changed_at, started_at, ended_at, total, reached, last_user_id)
				SELECT ?1, 'sent', 2, ?2, ?3, ?4, 'all', ${author}, ?5, ?5, ?5, ?5, count(*), count(*), max(id) FROM users`,
			)
			.bind(SENT.id, JSON.stringify(SENT.titles), JSON.stringify(SENT.bodies), SENT.link, sentAt),
		db
			.prepare(
				`INSERT INTO announcements (id, titles, bodies, audience_kind, audience_role, author_id, created_at, changed_at)
				VALUES (?1, ?2, ?3, 'role', 'student', ${author}, ?4, ?4)`,
			)
			.bind(DRAFT.id, JSON.stringify(DRAFT.titles), JSON.stringify(DRAFT.bodies), now.getTime() - DAY_MS),
		db
			.prepare(
				`INSERT INTO notifications (user_id, kind, group_key, ids, path, count, at, is_listed, read_at)
				SELECT id, 'announcement', ?1, ?1, ?2, 1, ?3, 1, ?3 FROM users`,
			)
			.bind(JSON.stringify({ announcementId: SENT.id }), `/announcements/${SENT.id}`, sentAt),
		db.prepare(
			`INSERT INTO notification_deliveries (event_id, channel, user_id, kind, state, at)
			SELECT CASE kind WHEN 'announcement' THEN 'announcement:' || (ids ->> '$.announcementId') || ':' || user_id
				ELSE 'demo:' || id END, 'app', user_id, kind, 'sent', at FROM notifications WHERE true
			ON CONFLICT DO NOTHING`,
		),
		db.prepare(
			`INSERT INTO notification_deliveries (event_id, channel, user_id, kind, state, reason, at)
			SELECT event_id, 'mail', user_id, kind, CASE WHEN user_id % 7 = 3 THEN 'skipped' ELSE 'sent' END,
				CASE WHEN user_id % 7 = 3 THEN 'off' END, at FROM notification_deliveries WHERE channel = 'app'
			ON CONFLICT DO NOTHING`,
		),
		db.prepare("UPDATE notifications SET opened_at = read_at WHERE id % 3 = 0 AND read_at IS NOT NULL"),
	]);
	say(
		"An announcement was sent four days ago, and a draft of another one waits on the desk; a teacher has one of each.",
	);
}

const wordsOf = ({ titles, bodies }: { titles: object; bodies: object }) => [
	JSON.stringify(titles),
	JSON.stringify(bodies),
];
