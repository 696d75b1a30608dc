/** For rooms that sell memberships. */
export { setMembershipType } from "./users.repository.server";

/** What the account of somebody without a membership says. */
export const NO_MEMBERSHIP = "free";
