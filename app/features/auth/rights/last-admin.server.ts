/** For the room where accounts end: knows the error of a batch that would have left nobody who can give rights. */
export { isLastAdmin as isLastAdminError } from "./rights.repository.server";
