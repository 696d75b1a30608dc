import type { Room } from "#app/room.ts";
import { entitlements } from "#db/schema/learning/entitlements.ts";

export const entitlementsRoom: Room = {
	name: "learning/entitlements",
	about: "Rights to open a course or lesson, each with a source and an end.",
	tables: { entitlements },
};
