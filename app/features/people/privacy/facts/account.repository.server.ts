import { and, eq, or } from "drizzle-orm";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import {
	accountDeletions,
	accountPreferences,
	consents,
	credentials,
	emailChanges,
	exports,
	impersonations,
	oneTimeTokens,
	passkeyChallenges,
	passkeys,
	profiles,
	profileTranslations,
	recoveryCodes,
	sessions,
	totpFactors,
	uploads,
	users,
} from "#db/schema/schema.ts";
import { factsOf, type TableFacts } from "./table-facts";

const erased = { kind: "erased" } as const;

/** The account itself. Its row goes last, and takes along what has come meanwhile. */
export const USER_FACTS = factsOf(users, {
	room: "account",
	whose: ({ id }) => eq(users.id, id),
	exported: [
		"id",
		"name",
		"email",
		"role",
		"capabilities",
		"membershipType",
		"profileImageUrl",
		"headline",
		"language",
		"timeZone",
		"country",
		"weeklyGoalMinutes",
		"keepsPreferences",
		"emailVerifiedAt",
		"secondFactorAt",
		"createdAt",
		"suspendedAt",
		"suspendedUntil",
		"suspendedLastDay",
		"suspendedWhy",
		"lastSeenAt",
		"endsAt",
	],
	ending: { kind: "withAccount" },
});

/** What somebody tells of themselves, what they have agreed to, and how they sign in. */
export const ACCOUNT_FACTS: readonly TableFacts[] = [
	factsOf(profiles, {
		room: "account",
		whose: ({ id }) => eq(profiles.userId, id),
		exported: ["userId", "bio", "languages", "interests", "visibility", "changedAt"],
		withheld: { bioHtml: "internal" },
		ending: erased,
	}),
	factsOf(profileTranslations, {
		room: "account",
		whose: ({ id }) => eq(profileTranslations.userId, id),
		exported: ["userId", "language", "headline", "bio"],
		withheld: { bioHtml: "internal" },
		ending: erased,
	}),
	factsOf(accountPreferences, {
		room: "account",
		whose: ({ id }) => eq(accountPreferences.userId, id),
		exported: ["userId", "keepsLanguage", "theme", "currency", "accessibility", "changedAt"],
		ending: erased,
	}),
	factsOf(consents, {
		room: "account",
		whose: ({ id }) => eq(consents.userId, id),
		exported: ["id", "userId", "document", "version", "language", "occasion", "at"],
		ending: erased,
	}),
	factsOf(emailChanges, {
		room: "account",
		whose: ({ id }) => eq(emailChanges.userId, id),
		exported: ["userId", "newEmail", "agreedAt", "confirmedAt", "expiresAt"],
		withheld: { key: "secret" },
		ending: erased,
	}),
	// Its picture; a file of the school stays: `work`.
	factsOf(uploads, {
		room: "account",
		whose: ({ id }) => and(eq(uploads.ownerId, id), eq(uploads.purpose, PICTURE_FILE.purpose)),
		exported: ["id", "ownerId", "purpose", "name", "kind", "bytes", "sha256", "state", "startedAt"],
		ending: erased,
	}),
	factsOf(exports, {
		room: "account",
		whose: ({ id }) => eq(exports.ownerId, id),
		exported: ["id", "ownerId", "kind", "state", "asked", "language", "bytes", "madeAt", "readyAt", "expiresAt"],
		withheld: {
			...({ jobId: "internal", cursor: "internal", pieces: "internal" } as const),
			...({ done: "internal", total: "internal", fileKey: "secret" } as const),
		},
		ending: erased,
	}),
	factsOf(accountDeletions, {
		room: "account",
		whose: ({ id }) => eq(accountDeletions.userId, id),
		exported: ["userId", "askedAt", "dueAt", "startedAt"],
		withheld: { farewellId: "internal" },
		ending: { kind: "withAccount" },
	}),
	factsOf(credentials, {
		room: "sign-in",
		whose: ({ id }) => eq(credentials.userId, id),
		exported: ["userId", "changedAt"],
		withheld: { passwordHash: "secret" },
		ending: erased,
	}),
	factsOf(impersonations, {
		room: null,
		// That somebody was looked through is in the record of the account; by which session is the admin's.
		whose: ({ id }) => or(eq(impersonations.userId, id), eq(impersonations.adminId, id)),
		exported: [],
		withheld: {
			...({ sessionId: "secret", adminId: "others", userId: "internal" } as const),
			...({ startedAt: "internal", endsAt: "internal" } as const),
		},
		ending: erased,
	}),
	factsOf(sessions, {
		room: "sign-in",
		whose: ({ id }) => eq(sessions.userId, id),
		exported: ["id", "userId", "userAgent", "country", "createdAt", "lastSeenAt", "expiresAt", "state", "steppedUpAt"],
		withheld: { cookieHash: "secret", tokenHash: "secret", isBehind: "internal" },
		ending: erased,
	}),
	factsOf(oneTimeTokens, {
		room: "sign-in",
		whose: ({ id }) => eq(oneTimeTokens.userId, id),
		exported: ["userId", "purpose", "expiresAt", "usedAt"],
		withheld: { tokenHash: "secret" },
		ending: erased,
	}),
	factsOf(totpFactors, {
		room: "sign-in",
		whose: ({ id }) => eq(totpFactors.userId, id),
		exported: ["userId", "createdAt"],
		withheld: { secret: "secret", lastStep: "secret" },
		ending: erased,
	}),
	factsOf(recoveryCodes, {
		room: "sign-in",
		whose: ({ id }) => eq(recoveryCodes.userId, id),
		exported: ["userId", "createdAt", "usedAt"],
		withheld: { codeHash: "secret" },
		ending: erased,
	}),
	factsOf(passkeys, {
		room: "sign-in",
		whose: ({ id }) => eq(passkeys.userId, id),
		exported: ["id", "userId", "name", "publicKey", "transports", "signCount", "isBackedUp", "createdAt", "lastUsedAt"],
		withheld: { credentialId: "secret" },
		ending: erased,
	}),
	factsOf(passkeyChallenges, {
		room: "sign-in",
		whose: ({ id }) => eq(passkeyChallenges.userId, id),
		exported: ["userId", "purpose", "expiresAt"],
		withheld: { challengeHash: "secret" },
		ending: erased,
	}),
];
