import type { Room } from "#app/room.ts";
import { memberBlocks } from "#db/schema/community/blocks.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const blocksRoom: Room = {
	name: "community/blocks",
	about: "Which members have blocked which others, and who may reach whom.",
	tables: { memberBlocks },
	personalData: PERSONAL_DATA,
};
