/** What rooms that stand on memberships ask for. */
export { findMembership, findPaidPayment } from "./memberships.repository.server";
