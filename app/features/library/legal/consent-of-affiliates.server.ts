import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { insertConsent } from "./consents.repository.server";

export function consentOfAffiliate(db: Database, { userId, language, now }: Input): Write {
	return insertConsent(db, { userId, document: "affiliate-terms", language, occasion: "affiliate", at: now });
}
type Input = { userId: number; language: Language; now: Date };
