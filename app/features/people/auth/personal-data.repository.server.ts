import { eq, or } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { credentials, emailChanges, impersonations, oneTimeTokens, sessions, users } from "#db/schema/schema.ts";
import { isLastWithAllRights } from "./rights/last-admin.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		// Its row is deleted once everything else has ended.
		factsOf(users, {
			folder: "account",
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
			merge: "stays",
		}),
		factsOf(emailChanges, {
			folder: "account",
			whose: ({ id }) => eq(emailChanges.userId, id),
			exported: ["userId", "newEmail", "agreedAt", "confirmedAt", "expiresAt"],
			withheld: { secret: ["key"] },
			ending: { kind: "erased" },
			merge: { dropped: "userId" },
		}),
		factsOf(credentials, {
			folder: "sign-in",
			whose: ({ id }) => eq(credentials.userId, id),
			exported: ["userId", "changedAt"],
			withheld: { secret: ["passwordHash"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(impersonations, {
			folder: null,
			// The impersonation is exported to the account it concerns; the session is the admin's.
			whose: ({ id }) => or(eq(impersonations.userId, id), eq(impersonations.adminId, id)),
			exported: [],
			withheld: { secret: ["sessionId"], others: ["adminId"], internal: ["userId", "startedAt", "endsAt"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(sessions, {
			folder: "sign-in",
			whose: ({ id }) => eq(sessions.userId, id),
			exported: [
				"id",
				"userId",
				"userAgent",
				"country",
				"createdAt",
				"lastSeenAt",
				"expiresAt",
				"state",
				"steppedUpAt",
			],
			withheld: { secret: ["cookieHash", "tokenHash"], internal: ["isBehind"] },
			ending: { kind: "erased" },
			merge: { dropped: "userId" },
		}),
		factsOf(oneTimeTokens, {
			folder: "sign-in",
			whose: ({ id }) => eq(oneTimeTokens.userId, id),
			exported: ["userId", "purpose", "expiresAt", "usedAt"],
			withheld: { secret: ["tokenHash"] },
			ending: { kind: "erased" },
			merge: { dropped: "userId" },
		}),
	],
	hindrances: { lastAdmin: isLastWithAllRights },
};
