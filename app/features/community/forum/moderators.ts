import type { CurrentUser } from "#app/features/people/auth/face.server.ts";

/** Whoever may do in every category what only moderators may: admins with the capability `moderation`. */
export function isModerator(user: Pick<CurrentUser, "role" | "capabilities"> | null): boolean {
	return user?.role === "admin" && user.capabilities.includes("moderation");
}
