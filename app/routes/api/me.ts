import { anyUser, guarded } from "../../features/auth/access.server";
import { toUser } from "../../features/auth/user-shape";

/** 200 the User itself; 401 when anonymous. */
export const loader = guarded(anyUser, async ({ user }) => Response.json(toUser(user)));
