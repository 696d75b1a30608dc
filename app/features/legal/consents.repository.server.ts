import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { consents } from "../../../db/schema/schema";
import type { UserId } from "../auth/session/viewer.server";
import type { LegalKey } from "./legal-pages";

type Consent = { userId: number | SQL<number>; document: LegalKey; language: string; occasion: string; at: Date };

/** A write, not yet run: somebody agrees to a legal page as it is in force; nothing where there is no such page. */
export function insertConsent(db: Database, { userId, document, language, occasion, at }: Consent) {
	return db.insert(consents).select(
		sql`select ${crypto.randomUUID()}, ${userId}, document.key, version.number, ${language}, ${occasion}, ${at.getTime()}
			from documents document join document_versions version on version.id = document.published_version_id
			where document.kind = 'legal' and document.key = ${document}`,
	);
}

/** What somebody has agreed to, the latest first. */
export function listConsents(db: Database, userId: UserId) {
	return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.at));
}
