import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { insertConsent } from "./consents.repository.server";
import { AGREED_AT_REGISTRATION } from "./legal-pages";

type Input = { userId: UserId; language: Language; now: Date };

/** Consents of registration, for its batch: the versions in force. Skips missing pages. */
export function consentsOfRegistration(db: Database, { userId, language, now }: Input): Write[] {
	return AGREED_AT_REGISTRATION.map((document) =>
		insertConsent(db, { userId, document, language, occasion: "registration", at: now }),
	);
}

/** Consents on setting a password, for accounts that somebody else created; none for those that agreed before. */
export function consentsOfFirstPassword(db: Database, { userId, language, now }: Input & { userId: number }): Write[] {
	return AGREED_AT_REGISTRATION.map((document) =>
		insertConsent(db, { userId, document, language, occasion: "firstPassword", at: now, onlyFirst: true }),
	);
}

/** Consents of checkout, for the batch that places the order; as stated beside the button. */
export function consentsOfCheckout(db: Database, { userId, language, now }: Input & { userId: number }): Write[] {
	return [
		insertConsent(db, { userId, document: "terms", language, occasion: "checkout", at: now }),
		insertConsent(db, { userId, document: "refunds", language, occasion: "checkout", at: now }),
		insertConsent(db, { userId, document: "refunds", language, occasion: "openedAtOnce", at: now }),
	];
}
