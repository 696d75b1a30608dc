import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { toUser } from "#app/features/people/auth/user-shape.ts";

/** 200: the User; 401 for guests. */
export const loader = guarded(anyUser, async ({ user }) => Response.json(toUser(user)));
