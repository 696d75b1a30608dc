import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { cannedAnswers, cannedAnswerTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

const own = alias(cannedAnswerTranslations, "asked");
const english = alias(cannedAnswerTranslations, "english");

/** Answers in use, in a language or English as fallback. `revision` is 0 when there are no words. */
export function listCannedAnswers(db: Database, language: Language) {
	return db
		.select({
			id: sql<number>`${cannedAnswers.id}`.as("answer_id"),
			title: localizedColumn("answer_title", own.title, english.title),
			body: localizedColumn("answer_body", own.body, english.body),
			inEnglish: isInEnglish("answer_in_english", own.title, english.title, language),
			revision: sql<number>`coalesce(${own.revision}, 0)`.as("answer_revision"),
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.leftJoin(english, translates(english.answerId, cannedAnswers.id, "en"))
		.where(and(isNull(cannedAnswers.retiredAt), sql`coalesce(${own.title}, ${english.title}) is not null`))
		.orderBy(asc(sql`answer_title`));
}

/** All answers, including retired ones, with a name in the best available language. */
export function listAnswerNames(db: Database, language: Language) {
	const any = db
		.select({ title: cannedAnswerTranslations.title })
		.from(cannedAnswerTranslations)
		.where(eq(cannedAnswerTranslations.answerId, cannedAnswers.id))
		.limit(1);
	return db
		.select({
			id: sql<number>`${cannedAnswers.id}`.as("answer_id"),
			version: cannedAnswers.version,
			title: sql<string | null>`coalesce(${own.title}, ${english.title}, (${any}))`.as("answer_title"),
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.leftJoin(english, translates(english.answerId, cannedAnswers.id, "en"));
}

/** At most one row; the words are `null` when the language has none. */
export function findAnswer(db: Database, id: number, language: Language) {
	return db
		.select({
			version: cannedAnswers.version,
			retiredAt: cannedAnswers.retiredAt,
			title: own.title,
			body: own.body,
			revision: own.revision,
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.where(eq(cannedAnswers.id, id));
}

export function insertCannedAnswer(db: Database, now: Date): Write {
	return db.insert(cannedAnswers).values({ createdAt: now });
}

/** The id of the answer inserted just before in the same batch. */
export const newestAnswerId = sql<number>`(select max(id) from canned_answers)`;

type Words = { language: Language; title: string; body: string };
type Written = { id: number | SQL<number>; version: number; now: Date };

/** Increments the version. Affects no row when it has changed since `version`. */
export function countChange(db: Database, { id, version }: { id: number; version: number }): Write {
	return db
		.update(cannedAnswers)
		.set({ version: version + 1 })
		.where(and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version)));
}

export function saveWords(db: Database, { id, version, now, language, ...words }: Written & Words): Write {
	const set = { ...words, revision: version, changedAt: now };
	return db
		.insert(cannedAnswerTranslations)
		.values({ answerId: id, language, ...set })
		.onConflictDoUpdate({ target: [cannedAnswerTranslations.answerId, cannedAnswerTranslations.language], set });
}

export function dropWords(db: Database, { id, language }: { id: number; language: Language }): Write {
	return db
		.delete(cannedAnswerTranslations)
		.where(and(eq(cannedAnswerTranslations.answerId, id), eq(cannedAnswerTranslations.language, language)));
}

/** Retires an answer; `null` restores it. */
export function retireAnswer(db: Database, { id, retiredAt }: { id: number; retiredAt: Date | null }): Write {
	return db.update(cannedAnswers).set({ retiredAt }).where(eq(cannedAnswers.id, id));
}
