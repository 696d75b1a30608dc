import { DAY_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import { DEMO_LEARNERS, type Person } from "../people.ts";
import { createRandom, type Random } from "../random.ts";
import { type Cell, insertRows } from "../rows.ts";
import { type IdOf, nameOf } from "./demo-members.ts";
import { DEMO_MODERATOR, type PlacedTopic } from "./place-topics.ts";

/** Somebody whom a moderator trusts more than the school has computed. */
const TRUSTED = {
	by: "learner16",
	reason: "Answers with figures of her own, and has done so for months.",
	daysAgo: 20,
};
/** Reading lies back so far at most. */
const MOST_DAYS = 60;

type Reading = { idOf: IdOf; now: Date };

/**
 * What the demo learners have read, and on which days: some have looked in once, others read most of it, so that the rule
 * of levels makes new members, members and regulars of them. One is trusted by hand. Behind the rows of those who wrote.
 */
export function readingRows(db: D1Database, topics: readonly PlacedTopic[], { idOf, now }: Reading) {
	const readers = DEMO_LEARNERS.map((person) => ({ id: idOf(nameOf(person.email)), ...habitOf(person) }));
	const days = readers.map(({ id, daysAgo }) => daysAgo.map((ago): Cell[] => [id, dayNumberOf(now, ago)]));
	const reads = readers.flatMap(({ id, daysAgo, topicCount, random }) =>
		random
			.shuffle(topics)
			.slice(0, topicCount)
			.flatMap((topic): Cell[][] => {
				const visits = daysAgo.map((ago) => now.getTime() - ago * DAY_MS).filter((at) => at > topic.startedAt);
				if (visits.length === 0) return [];
				const visitedAt = random.pick(visits);
				const read = topic.posts.filter(({ at }) => at <= visitedAt).map(({ number }) => number);
				return [[id, topic.id, Math.max(...read), visitedAt]];
			}),
	);
	const trustedAt = now.getTime() - TRUSTED.daysAgo * DAY_MS;
	const [trusted, moderator] = [idOf(TRUSTED.by), idOf(DEMO_MODERATOR)];
	const given = JSON.stringify({ level: "trusted", reason: TRUSTED.reason });
	return [
		...insertRows(db, "forum_reading_days", "user_id, day_number", days.flat(), "ON CONFLICT DO NOTHING"),
		...insertRows(db, "forum_reads", "user_id, topic_id, last_read, visited_at", reads, "ON CONFLICT DO NOTHING"),
		...insertRows(db, "forum_trust_levels", "user_id, level, reason, set_by, set_at", [
			[trusted, "trusted", TRUSTED.reason, moderator, trustedAt],
		]),
		...insertRows(db, "audit_entries", "id, actor_id, deed, subject_kind, subject_id, before, after, request_id, at", [
			[newId(), moderator, "forum.setLevel", "user", String(trusted), '{"level":"computed"}', given, "demo", trustedAt],
		]),
	];
}

const dayNumberOf = (now: Date, daysAgo: number) => Math.floor(now.getTime() / DAY_MS) - daysAgo;

type Habit = { daysAgo: number[]; topicCount: number; random: Random };

function habitOf({ email, joinedDaysAgo }: Person): Habit {
	const random = createRandom(email, "forum");
	const share = random.share();
	const [dayCount, topicCount] =
		share < 0.25
			? [1, random.whole(1, 4)]
			: share < 0.6
				? [random.whole(3, 8), random.whole(10, 18)]
				: [random.whole(14, 30), random.whole(28, 40)];
	const possible = Array.from({ length: Math.min(joinedDaysAgo, MOST_DAYS) }, (_, at) => at);
	return { daysAgo: random.shuffle(possible).slice(0, dayCount), topicCount, random };
}
