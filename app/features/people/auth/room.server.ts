import type { Room } from "#app/room.ts";
import { credentials, emailChanges, oneTimeTokens, sessions, users } from "#db/schema/people/auth.ts";
import { impersonations } from "#db/schema/people/impersonations.ts";
import { countEndingSuspensions } from "./attention.repository.server";
import { AUTH_CATEGORIES } from "./categories";
import { AUTH_AUDIT_SUBJECTS, AUTH_DEEDS } from "./deeds.ts";
import { AUTH_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { endSuspensions } from "./rights/end-suspensions.server";
import { sweepEmailChanges, sweepImpersonations, sweepLimits, sweepSessions, sweepTokens } from "./sweeps.server";

export const authRoom: Room = {
	name: "people/auth",
	about: "Accounts, passwords, sessions, rights, suspension and impersonation: who is asking, and what they may do.",
	tables: { users, credentials, sessions, oneTimeTokens, emailChanges, impersonations },
	personalData: PERSONAL_DATA,
	attention: [
		{ name: "endingSuspensions", to: "/admin/users?state=suspended", order: 70, count: countEndingSuspensions },
	],
	deeds: AUTH_DEEDS,
	subjects: AUTH_AUDIT_SUBJECTS,
	clock: () => [sweepSessions, sweepImpersonations, endSuspensions, sweepTokens, sweepEmailChanges, sweepLimits],
	mails: AUTH_MAILS,
	categories: AUTH_CATEGORIES,
};
