import type { Room } from "#app/room.ts";
import { entitlements } from "#db/schema/learning/entitlements.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const entitlementsRoom: Room = {
	name: "learning/entitlements",
	about: "Rights to open a course or lesson, each with a source and an end.",
	tables: { entitlements },
	personalData: PERSONAL_DATA,
};
