import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { memberBlocks } from "#db/schema/schema.ts";
import { moveBlocks } from "./merged-blocks.repository.server";

/** Blocks are of who has made them; who is blocked learns nothing of it, in the export neither. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(memberBlocks, {
			folder: "forum",
			whose: ({ id }) => eq(memberBlocks.userId, id),
			exported: ["userId", "blockedId", "blockedAt"],
			ending: { kind: "erased" },
			merge: { joined: moveBlocks },
		}),
	],
};
