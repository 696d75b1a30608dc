import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { mayReach } from "#app/features/community/blocks/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import { mayEnterAs } from "../who-enters.sql";

type Sought = { prefixes: readonly string[]; by: number; limit: number };

/** The last title that somebody gave to a topic that everybody reads: it tells people of one name apart. */
const latestTitle = () =>
	sql<string | null>`(select latest.title from forum_topics latest
	join forum_categories place on place.id = latest.category_id and place.access = 'public' and place.retired_at is null
	where latest.author_id = users.id and latest.withdrawn_at is null and latest.hidden_at is null
		and latest.merged_into is null
	order by latest.created_at desc limit 1)`.as("latest_title");

/** As the index of names orders them, so that a beginning is a range of it. */
const beginsWith = (prefix: string): SQL =>
	sql`(${users.name} collate nocase >= ${prefix} and ${users.name} collate nocase < ${`${prefix}\u{10ffff}`})`;

const isReachable = (by: number) => and(ne(users.id, by), isNull(users.suspendedAt), mayReach(by, users.id));

/** People of a topic whose names begin so. */
export function listPeopleOfTopic(db: Database, { topicId, prefixes, by, limit }: Sought & { topicId: number }) {
	const writers = db
		.selectDistinct({ id: forumPosts.authorId })
		.from(forumPosts)
		.where(eq(forumPosts.topicId, topicId));
	return db
		.select({ id: users.id, name: users.name, title: latestTitle() })
		.from(users)
		.where(and(inArray(users.id, writers), sql`(${sql.join(prefixes.map(beginsWith), sql` or `)})`, isReachable(by)))
		.orderBy(asc(users.name), asc(users.id))
		.limit(limit);
}

/** Names that are looked at, at most, for those who may enter. */
const MOST_LOOKED_AT = 200;

/**
 * Other members whose names begin so and who may read the topic; without one, whoever there is, since every member
 * enters public categories.
 */
export function listMembers(
	db: Database,
	{ topicId, prefixes, by, limit, now }: Sought & { topicId: number | null; now: Date },
) {
	const looked = prefixes.map(
		(prefix) =>
			sql`select ranged.id from ${db
				.select({ id: users.id })
				.from(users)
				.where(beginsWith(prefix))
				.orderBy(sql`${users.name} collate nocase`, asc(users.id))
				.limit(MOST_LOOKED_AT)} ranged`,
	);
	const enters = db
		.select({ one: sql`1`.as("one") })
		.from(forumTopics)
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(and(eq(forumTopics.id, topicId ?? 0), mayEnterAs(db, sql<number>`${users.id}`, now)));
	return db
		.select({ id: users.id, name: users.name, title: latestTitle() })
		.from(users)
		.where(
			and(
				sql`${users.id} in (${sql.join(looked, sql` union `)})`,
				isReachable(by),
				topicId === null ? undefined : sql`exists ${enters}`,
			),
		)
		.orderBy(asc(users.name), asc(users.id))
		.limit(limit);
}
