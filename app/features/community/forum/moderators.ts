import type { CurrentUser } from "#app/features/people/auth/face.server.ts";

/** Whoever may do in every category what only moderators may. */
export function isModerator(user: Pick<CurrentUser, "role"> | null): boolean {
	return user?.role === "admin";
}
