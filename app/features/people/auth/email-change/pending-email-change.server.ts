/** For the page that shows what is waiting: the change of address of a user, as a list of none or one. */
export { findEmailChange } from "./email-changes.repository.server";
