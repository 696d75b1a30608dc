import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { entitlements } from "#db/schema/schema.ts";
import { joinRights } from "./join-rights.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(entitlements, {
			folder: "learning",
			whose: ({ id }) => eq(entitlements.userId, id),
			exported: [
				"id",
				"userId",
				"thingKind",
				"thingId",
				"sourceKind",
				"sourceId",
				"fromAt",
				"untilAt",
				"endedAt",
				"endedWhy",
				"createdAt",
				"lastDay",
			],
			ending: { kind: "withAccount" },
			merge: { joined: joinRights },
			countedAs: "entitlements",
		}),
	],
};
