import type { Room } from "#app/room.ts";
import { forumRoom } from "./forum/room.server.ts";

export const COMMUNITY_ROOMS: readonly Room[] = [forumRoom];
