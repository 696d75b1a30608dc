/** For the room where somebody changes their own account: columns of theirs, and nothing that grants a right. */
export { type OwnColumns, showPicture, updateOwnColumns } from "./users.repository.server";
