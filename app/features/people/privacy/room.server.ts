import type { Room } from "#app/room.ts";
import { accountDeletions } from "#db/schema/people/privacy.ts";

export const privacyRoom: Room = {
	name: "people/privacy",
	about: "A person's copy of what is held about them, and the erasure of an account.",
	tables: { accountDeletions },
};
