import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const BEFORE = "/forum/";

/** True of the address of a post, `/forum/12/3`, that stands in a topic up to a number, also of one that it had before. */
export function isPathOfPosts({ topicId, upTo }: { topicId: number; upTo: number }): (path: SQLWrapper) => SQL {
	return (path) => {
		// A cast reads as far as there are digits.
		const place = sql`substr(${path}, ${BEFORE.length + 1})`;
		const topic = sql`cast(${place} as integer)`;
		const number = sql`cast(substr(${place}, instr(${place}, '/') + 1) as integer)`;
		const stands = sql`exists (select 1 from forum_posts here where here.topic_id = ${topicId} and here.number <= ${upTo}
			and here.topic_id = ${topic} and here.number = ${number})`;
		const stood = sql`exists (select 1 from forum_post_addresses former join forum_posts here on here.id = former.post_id
			where former.topic_id = ${topic} and former.number = ${number}
			and here.topic_id = ${topicId} and here.number <= ${upTo})`;
		return sql`(substr(${path}, 1, ${BEFORE.length}) = ${BEFORE} and (${stands} or ${stood}))`;
	};
}
