import type { Room } from "#app/room.ts";
import { accountRoom } from "./account/room.server.ts";
import { authRoom } from "./auth/room.server.ts";
import { importsRoom } from "./imports/room.server.ts";
import { inboxRoom } from "./inbox/room.server.ts";
import { multiFactorRoom } from "./multi-factor/room.server.ts";
import { privacyRoom } from "./privacy/room.server.ts";
import { usersRoom } from "./users/room.server.ts";

export const PEOPLE_ROOMS: readonly Room[] = [
	authRoom,
	multiFactorRoom,
	accountRoom,
	inboxRoom,
	privacyRoom,
	usersRoom,
	importsRoom,
];
