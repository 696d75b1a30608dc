/** For rooms that write to somebody: their address and language, at the moment of writing. */
export { findUser } from "./users.repository.server";
