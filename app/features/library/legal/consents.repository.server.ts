import { desc, eq, type SQL, sql } from "drizzle-orm";
import { orderInForceFirst } from "#app/features/library/versioned-content/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { consents, documentVersions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { LegalKey, Occasion } from "./legal-pages";

type Consent = {
	userId: number | SQL<number>;
	document: LegalKey;
	language: string;
	occasion: Occasion;
	at: Date;
	/** Skips people who have agreed to any version of the page. */
	onlyFirst?: boolean;
};

/** Records consent to the version in force (`versionsInForce`), also while a later one is published. */
export function insertConsent(db: Database, { userId, document, language, occasion, at, onlyFirst }: Consent): Write {
	const isOpen = onlyFirst ? sql`${consentedAt(userId, document)} is null` : sql`true`;
	return db.insert(consents).select(
		sql`select ${newId()}, ${userId}, page.key, (
				select ${documentVersions.number} from ${documentVersions}
				where ${documentVersions.documentId} = page.id and ${documentVersions.number} <= published.number
				order by ${orderInForceFirst(at.toISOString().slice(0, 10))}
				limit 1
			), ${language}, ${occasion}, ${at.getTime()}
			from documents page join document_versions published on published.id = page.published_version_id
			where page.kind = 'legal' and page.key = ${document} and ${isOpen}`,
	);
}

/** True when the user never agreed to one of the pages; false for a missing account. */
export function findOpenConsent(db: Database, userId: SQL<number | null>, documents: readonly LegalKey[]) {
	const each = documents.map((document) => sql`${consentedAt(userId, document)} is null`);
	const isOpen = sql`${userId} is not null and (${sql.join(each, sql` or `)})`;
	return db.select({ isOpen: sql`${isOpen}`.mapWith(Boolean).as("is_open") }).from(sql`(select 1)`);
}

function consentedAt(userId: number | SQL<number | null>, document: LegalKey): SQL {
	return sql`(select min(at) from consents where user_id = ${userId} and document = ${document})`;
}

export function listConsents(db: Database, userId: UserId) {
	return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.at));
}
