import { LEARNING } from "./features/learning/wing.server.ts";
import { LIBRARY } from "./features/library/wing.server.ts";
import { MONEY } from "./features/money/wing.server.ts";
import { OPERATIONS } from "./features/operations/wing.server.ts";
import { PEOPLE } from "./features/people/wing.server.ts";
import { SITE } from "./features/site/wing.server.ts";
import type { Room } from "./room.ts";

/** The school: all rooms, wing by wing. */
export const ROOMS: readonly Room[] = [...PEOPLE, ...MONEY, ...LEARNING, ...LIBRARY, ...OPERATIONS, ...SITE];
