import type { Room } from "#app/room.ts";
import { credentials, emailChanges, oneTimeTokens, sessions, users } from "#db/schema/people/auth.ts";
import { impersonations } from "#db/schema/people/impersonations.ts";

export const authRoom: Room = {
	name: "people/auth",
	about: "Accounts, passwords, sessions, rights, suspension and impersonation: who is asking, and what they may do.",
	tables: { users, credentials, sessions, oneTimeTokens, emailChanges, impersonations },
};
