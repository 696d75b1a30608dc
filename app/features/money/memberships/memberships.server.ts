/** What rooms that stand on memberships ask for. */
export { findLiveMembership, findMembership, findPaidPayment } from "./memberships.repository.server";
