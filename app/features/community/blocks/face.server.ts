// The server code of this room that other rooms may use.
export { blockMember, MOST_BLOCKED, unblockMember } from "./block-member.server.ts";
export { listBlocked } from "./blocks.repository.server.ts";
export { hasBlocked, mayReach } from "./may-reach.sql.ts";
