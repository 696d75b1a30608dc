/** For the room that erases accounts: the last write of all. */
export { deleteUser } from "./users.repository.server";
