import type { Room } from "#app/room.ts";
import { membershipChanges, memberships, mrrMonths } from "#db/schema/money/memberships.ts";

export const membershipsRoom: Room = {
	name: "money/memberships",
	about: "Plans that people are members of, period by period: renewals, changes, trials, grace and end.",
	tables: { memberships, membershipChanges, mrrMonths },
};
