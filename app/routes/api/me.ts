import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { toUser } from "#app/features/people/auth/user-shape.ts";

/** 200 the User itself; 401 when anonymous. */
export const loader = guarded(anyUser, async ({ user }) => Response.json(toUser(user)));
