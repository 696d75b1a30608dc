import type { Room } from "#app/room.ts";
import { blocksRoom } from "./blocks/room.server.ts";
import { forumRoom } from "./forum/room.server.ts";
import { moderationRoom } from "./moderation/room.server.ts";

export const COMMUNITY_ROOMS: readonly Room[] = [blocksRoom, forumRoom, moderationRoom];
