export { setMembershipType } from "./users.repository.server";

export const NO_MEMBERSHIP = "free";
