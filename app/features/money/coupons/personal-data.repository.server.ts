import { eq, sql } from "drizzle-orm";
import { factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { coupons, couponThings, couponUseKeys, couponUses } from "#db/schema/schema.ts";
import { joinUses } from "./join-uses.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(couponUseKeys, {
			folder: null,
			// Hashes that recognise repeated use; deleted with it.
			whose: ({ id }) =>
				sql`${couponUseKeys.useId} in (select ${couponUses.id} from ${couponUses} where ${couponUses.userId} = ${id})`,
			exported: [],
			withheld: { internal: ["couponId", "personKey", "useId"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(couponUses, {
			folder: "account",
			whose: ({ id }) => eq(couponUses.userId, id),
			exported: ["id", "couponId", "orderId", "userId", "state", "reservedAt", "expiresAt", "settledAt"],
			withheld: { internal: ["personKeys"] },
			ending: { kind: "erased" },
			merge: { joined: joinUses },
		}),
	],
	harmless: [
		// What the school adds to prices and takes off them.
		harmlessIn(coupons, ["code", "note", "currency", "duration", "scope", "fromDay", "lastDay", "createdBy"]),
		harmlessIn(couponThings, ["thingKind"]),
	],
};
