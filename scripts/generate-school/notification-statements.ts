import { SECURITY_NOTICES } from "#app/features/people/auth/notices/security-notices.ts";
import { GENERATED, hash, share, USER_BASE, whole } from "./statements.ts";

/** Notifications per ten people, of two hundred in all: few have many. */
const SHARES = [2, 4, 6, 8, 10, 12, 16, 22, 35, 85];
const SUMS = JSON.stringify(SHARES.map((_, index) => SHARES.slice(0, index).reduce((sum, one) => sum + one, 0)));

function dueAfter(n: string): string {
	return `((((${n}) / 10 * 200 + ('${SUMS}' ->> ((${n}) % 10))) * ${whole(5)}) / (20 * ${whole(4)}))`;
}

const KINDS = ["accessGiven", "accessExtended", "accessPaused", "accessResumed", "accessEnded", "securityNotice"];
const [kindCount, noticeCount] = [KINDS.length, SECURITY_NOTICES.length];

/**
 * For people with ids above ?1 up to ?2; ?3 is the id before the first of ?4 people, ?5 their notifications, ?6 now,
 * ?7 the ids of courses as JSON. One in a hundred has read nothing; of the others two in five are unread.
 */
export const INSERT_NOTIFICATIONS = `
	WITH RECURSIVE slots (slot) AS (SELECT 0 UNION ALL SELECT slot + 1 FROM slots WHERE slot < 999),
	people AS MATERIALIZED (
		SELECT id, ${dueAfter(`id - ${whole(3)}`)} - ${dueAfter(`id - ${whole(3)} - 1`)} AS amount FROM users WHERE ${GENERATED}),
	events AS (
		SELECT id AS user_id, slot, slot / ${kindCount} AS turn, '${JSON.stringify(KINDS)}' ->> (slot % ${kindCount}) AS kind,
			${whole(6)} - CAST(${share("id", 20, "slot")} * ${share("id", 21, "slot")} * 89 * 86400000 AS INTEGER) AS at,
			id % 100 = 0 AS reads_nothing, ${hash("id", 22, "slot")} AS luck
		FROM people JOIN slots ON slot < amount),
	placed AS (
		SELECT *, ?7 ->> ((${hash("user_id", 23)} + turn) % json_array_length(?7)) AS course_id,
			turn < iif(kind = 'securityNotice', ${noticeCount}, json_array_length(?7)) AND (reads_nothing OR luck % 5 < 2) AS is_unread
		FROM events),
	said AS (
		SELECT *,
			iif(kind = 'securityNotice', json_object('notice', '${JSON.stringify(SECURITY_NOTICES)}' ->> (turn % ${noticeCount})),
				json_object('courseId', course_id)) AS ids,
			iif(kind = 'securityNotice', '/settings/security', '/courses/' || course_id) AS path
		FROM placed)
	INSERT INTO notifications (user_id, kind, group_key, ids, path, count, at, is_listed, read_at, opened_at)
	SELECT user_id, kind, ids, ids, path, iif(luck % 7 = 0, 2 + luck % 3, 1), at, 1,
		CASE WHEN NOT is_unread THEN min(${whole(6)}, at + 3600000) END,
		CASE WHEN NOT is_unread AND luck % 2 THEN min(${whole(6)}, at + 3600000) END
	FROM said WHERE true ON CONFLICT DO NOTHING`;

const OF_PEOPLE = `SELECT id, id - ${USER_BASE} AS n FROM users WHERE ${GENERATED}`;

/** For people with ids above ?1 up to ?2; ?3 is now. One in five has looked at the bell or chosen something. */
export const INSERT_NOTIFICATION_SETTINGS = `
	INSERT INTO notification_settings (user_id, digest_minute, digest_weekday, quiet_from, quiet_to, mail_on, seen_at, link_key, changed_at)
	SELECT id, 30 * (12 + n % 12), 1 + n % 7, iif(n % 2, 1320, NULL), iif(n % 2, 420, NULL), n % 50 > 0, ${whole(3)} - 86400000 * (n % 30),
		lower(hex(randomblob(32))), ${whole(3)}
	FROM (${OF_PEOPLE}) WHERE n % 5 = 0 OR n % 10 IN (3, 7) ON CONFLICT DO NOTHING`;

/** One in ten has a daily digest of access, one in ten a weekly one, one in fifty wants none of it in the app. */
export const INSERT_CHOICES = `
	INSERT INTO notification_choices (user_id, category, channel, mode, changed_at)
	SELECT id, 'access', iif(n % 50 = 1, 'app', 'mail'), CASE WHEN n % 50 = 1 THEN 'off' WHEN n % 10 = 3 THEN 'daily' ELSE 'weekly' END, ${whole(3)}
	FROM (${OF_PEOPLE}) WHERE n % 50 = 1 OR n % 10 IN (3, 7) ON CONFLICT DO NOTHING`;

/** For those who chose one, due within the last hour; each of their unread waits for it. */
export const INSERT_DIGESTS = `
	INSERT INTO notification_digests (user_id, mode, period_day, due_at)
	SELECT id, iif(n % 10 = 3, 'daily', 'weekly'), date(${whole(3)} / 1000, 'unixepoch'), ${whole(3)} - 60000 * (n % 60)
	FROM (${OF_PEOPLE}) WHERE n % 10 IN (3, 7) ON CONFLICT DO NOTHING`;
export const INSERT_QUEUED_DELIVERIES = `
	INSERT INTO notification_deliveries (event_id, channel, user_id, kind, state, reason, at)
	SELECT 'generated-' || e.id, 'mail', e.user_id, e.kind, 'queued', iif(p.n % 10 = 3, 'daily', 'weekly'), e.at
	FROM (${OF_PEOPLE}) p CROSS JOIN notifications e ON e.user_id = p.id
	WHERE p.n % 10 IN (3, 7) AND e.read_at IS NULL AND e.kind <> 'securityNotice' ON CONFLICT DO NOTHING`;
