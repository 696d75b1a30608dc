import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { consents, documentVersions } from "../../../db/schema/schema";
import type { UserId } from "../auth/session/viewer.server";
import { factOfVersion } from "../documents/documents.server";
import { ENTRY_PART } from "../library/entry-parts.server";
import type { LegalKey } from "./legal-pages";

type Consent = { userId: number | SQL<number>; document: LegalKey; language: string; occasion: string; at: Date };

/**
 * A write, not yet run: somebody agrees to a legal page as it is in force on that day (`versionsInForce`), also while a version
 * with a later day is published; nothing where there is no such page.
 */
export function insertConsent(db: Database, { userId, document, language, occasion, at }: Consent) {
	const day = sql`coalesce(${factOfVersion({ part: ENTRY_PART, name: "reviewedOn" })}, '')`;
	const hasCome = sql`${day} <= ${at.toISOString().slice(0, 10)}`;
	return db.insert(consents).select(
		sql`select ${crypto.randomUUID()}, ${userId}, page.key, (
				select ${documentVersions.number} from ${documentVersions}
				where ${documentVersions.documentId} = page.id and ${documentVersions.number} <= published.number
				order by ${hasCome} desc, case when ${hasCome} then -${documentVersions.number} else ${documentVersions.number} end
				limit 1
			), ${language}, ${occasion}, ${at.getTime()}
			from documents page join document_versions published on published.id = page.published_version_id
			where page.kind = 'legal' and page.key = ${document}`,
	);
}

/** What somebody has agreed to, the latest first. */
export function listConsents(db: Database, userId: UserId) {
	return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.at));
}
