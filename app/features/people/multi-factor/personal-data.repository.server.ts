import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(totpFactors, {
			folder: "sign-in",
			whose: ({ id }) => eq(totpFactors.userId, id),
			exported: ["userId", "createdAt"],
			withheld: { secret: ["secret", "lastStep"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(recoveryCodes, {
			folder: "sign-in",
			whose: ({ id }) => eq(recoveryCodes.userId, id),
			exported: ["userId", "createdAt", "usedAt"],
			withheld: { secret: ["codeHash"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(passkeys, {
			folder: "sign-in",
			whose: ({ id }) => eq(passkeys.userId, id),
			exported: [
				"id",
				"userId",
				"name",
				"publicKey",
				"transports",
				"signCount",
				"isBackedUp",
				"createdAt",
				"lastUsedAt",
			],
			withheld: { secret: ["credentialId"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(passkeyChallenges, {
			folder: "sign-in",
			whose: ({ id }) => eq(passkeyChallenges.userId, id),
			exported: ["userId", "purpose", "expiresAt"],
			withheld: { secret: ["challengeHash"] },
			ending: { kind: "erased" },
			merge: { dropped: "userId" },
		}),
	],
};
