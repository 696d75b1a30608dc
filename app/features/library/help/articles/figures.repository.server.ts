import { and, desc, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { helpViews, helpVoteCounts, helpVotes, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** At most one row; none when the article is retired. */
export function findArticleId(db: Database, slug: string) {
	return db
		.select({ documentId: libraryEntries.documentId })
		.from(libraryEntries)
		.where(and(eq(libraryEntries.kind, "help"), eq(libraryEntries.slug, slug), isNull(libraryEntries.retiredAt)));
}

export function countView(db: Database, { documentId, day }: { documentId: number; day: string }): Write {
	return db
		.insert(helpViews)
		.values({ documentId, day, views: 1 })
		.onConflictDoUpdate({ target: [helpViews.day, helpViews.documentId], set: { views: sql`${helpViews.views} + 1` } });
}

type Vote = typeof helpVotes.$inferInsert;

export function castVoteRow(db: Database, vote: Vote): Write {
	const { isHelpful, reason = "", language, votedAt } = vote;
	return db
		.insert(helpVotes)
		.values(vote)
		.onConflictDoUpdate({
			target: [helpVotes.documentId, helpVotes.voter],
			set: { isHelpful, reason, language, votedAt },
		});
}

export function findVoteCounts(db: Database, slug: string) {
	return db
		.select({ helped: helpVoteCounts.helped, unhelped: helpVoteCounts.unhelped })
		.from(libraryEntries)
		.innerJoin(helpVoteCounts, eq(helpVoteCounts.documentId, libraryEntries.documentId))
		.where(and(eq(libraryEntries.kind, "help"), eq(libraryEntries.slug, slug)));
}

export function findOwnVote(db: Database, slug: string, userId: SQL<number>) {
	return db
		.select({ isHelpful: helpVotes.isHelpful })
		.from(libraryEntries)
		.innerJoin(helpVotes, and(eq(helpVotes.documentId, libraryEntries.documentId), sql`voter = 'user:' || ${userId}`))
		.where(and(eq(libraryEntries.kind, "help"), eq(libraryEntries.slug, slug)));
}

export function listReadMost(
	db: Database,
	{ since, language, limit }: { since: string; language: Language; limit: number },
) {
	const read = sql<number>`sum(${helpViews.views})`.as("views_since");
	return db
		.select({
			slug: libraryEntries.slug,
			views: read,
			length:
				sql<number>`coalesce(max(case when ${libraryTranslations.language} = ${language} then length(${libraryTranslations.body}) end), 0)`.as(
					"text_length",
				),
		})
		.from(helpViews)
		.innerJoin(libraryEntries, eq(libraryEntries.documentId, helpViews.documentId))
		.innerJoin(libraryTranslations, translates(libraryTranslations.documentId, helpViews.documentId, language))
		.where(and(gte(helpViews.day, since), isNull(libraryEntries.retiredAt)))
		.groupBy(libraryEntries.documentId)
		.orderBy(desc(sql`views_since`), libraryEntries.slug)
		.limit(limit);
}

export type ArticleFigures = Awaited<ReturnType<typeof articleFiguresOf>>[number];

export function articleFiguresOf(db: Database, { since }: { since: string }) {
	const viewed = db
		.select({ n: sql`coalesce(sum(${helpViews.views}), 0)` })
		.from(helpViews)
		.where(and(eq(helpViews.documentId, libraryEntries.documentId), gte(helpViews.day, since)));
	return db
		.select({
			documentId: libraryEntries.documentId,
			slug: libraryEntries.slug,
			views: sql<number>`${viewed}`.as("views_since"),
			helped: sql<number>`coalesce(${helpVoteCounts.helped}, 0)`.as("helped_count"),
			unhelped: sql<number>`coalesce(${helpVoteCounts.unhelped}, 0)`.as("unhelped_count"),
		})
		.from(libraryEntries)
		.leftJoin(helpVoteCounts, eq(helpVoteCounts.documentId, libraryEntries.documentId))
		.where(and(eq(libraryEntries.kind, "help"), isNull(libraryEntries.retiredAt)));
}

export function listReasons(db: Database, limit: number) {
	return db
		.select({
			slug: libraryEntries.slug,
			isHelpful: helpVotes.isHelpful,
			reason: helpVotes.reason,
			language: helpVotes.language,
			votedAt: helpVotes.votedAt,
		})
		.from(helpVotes)
		.innerJoin(libraryEntries, eq(libraryEntries.documentId, helpVotes.documentId))
		.where(and(ne(helpVotes.reason, ""), gte(helpVotes.votedAt, new Date(0))))
		.orderBy(desc(helpVotes.votedAt))
		.limit(limit);
}
