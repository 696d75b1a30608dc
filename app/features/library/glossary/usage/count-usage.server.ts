import { audit } from "#app/features/operations/audit/face.server.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { linkMentions } from "../linking/link-terms.ts";
import { linkedTerms } from "../linking/linked-terms.ts";
import { termMatcher } from "../linking/term-matcher.ts";
import { listTermNames } from "../terms.repository.server.ts";
import { readTexts } from "./read-texts.server.ts";
import { replaceUsage, type UsageRow } from "./usage.repository.server.ts";

const JOB_NAME = "glossary.count";

/** Counts the links to each term in all published texts, once a day. */
export const countUsageDaily: ScheduledJob = {
	name: JOB_NAME,
	everyMinutes: 24 * 60,
	work: async (db, now) => {
		const rows = await countAll(db);
		await db.batch(replaceUsage(db, rows, now));
		return rows.length;
	},
};

export async function countUsage(db: Database, { by, requestId, now }: { by: number; requestId: string; now: Date }) {
	const rows = await countAll(db);
	const subject = { kind: "scheduledJob", id: JOB_NAME } as const;
	await db.batch([
		...replaceUsage(db, rows, now),
		audit(db, { by, deed: "glossary.countLinks", subject, after: { rows: rows.length }, requestId, now }),
	]);
}

async function countAll(db: Database): Promise<UsageRow[]> {
	const rows: UsageRow[] = [];
	for (const language of LANGUAGE_CODES) rows.push(...(await countUsageIn(db, language)));
	return rows;
}

async function countUsageIn(db: Database, language: Language): Promise<UsageRow[]> {
	const names = await listTermNames(db, [language]);
	const matcher = termMatcher(linkedTerms(names, language));
	const idOf = new Map(names.map(({ slug, id }) => [slug, id]));
	const rows = new Map<string, UsageRow>();
	for await (const texts of readTexts(db, language)) {
		for (const { place, slug, html } of texts) {
			const mentions = linkMentions(html, matcher, place === "term" && slug ? slug : undefined);
			const counts = new Map<string, number>();
			for (const mention of mentions) counts.set(mention.slug, (counts.get(mention.slug) ?? 0) + 1);
			for (const [term, links] of counts) {
				const key = `${place} ${term}`;
				const row = rows.get(key) ?? { documentId: idOf.get(term) ?? 0, language, place, texts: 0, links: 0 };
				rows.set(key, { ...row, texts: row.texts + 1, links: row.links + links });
			}
		}
	}
	return [...rows.values()];
}
