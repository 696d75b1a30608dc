/** For the page that shows it: when the password of a user was set, as a list of none or one. */
export { findPasswordAge } from "../users.repository.server";
