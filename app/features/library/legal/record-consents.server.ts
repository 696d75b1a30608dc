import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { insertConsent } from "./consents.repository.server";
import { AGREED_AT_REGISTRATION } from "./legal-pages";

type Input = { userId: UserId; language: Language; now: Date };

/**
 * What opening an account agrees to, in the batch that opens it: each page in the version that is in force at that
 * moment. A page that the school does not have is left out.
 */
export function consentsOfRegistration(db: Database, { userId, language, now }: Input): Write[] {
	return AGREED_AT_REGISTRATION.map((document) =>
		insertConsent(db, { userId, document, language, occasion: "registration", at: now }),
	);
}

/**
 * What setting a password agrees to for whoever never agreed: the account was opened by somebody else. Nothing is
 * written for an account that has agreed.
 */
export function consentsOfFirstPassword(db: Database, { userId, language, now }: Input & { userId: number }): Write[] {
	return AGREED_AT_REGISTRATION.map((document) =>
		insertConsent(db, { userId, document, language, occasion: "firstPassword", at: now, onlyFirst: true }),
	);
}

/** What paying agrees to, in the batch that places the order: what is printed beside the button. */
export function consentsOfCheckout(db: Database, { userId, language, now }: Input & { userId: number }): Write[] {
	return [
		insertConsent(db, { userId, document: "terms", language, occasion: "checkout", at: now }),
		insertConsent(db, { userId, document: "refunds", language, occasion: "checkout", at: now }),
		insertConsent(db, { userId, document: "refunds", language, occasion: "openedAtOnce", at: now }),
	];
}
