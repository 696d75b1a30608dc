import type { Room } from "#app/room.ts";
import { accessibilityRoom } from "./accessibility/room.server.ts";
import { developersRoom } from "./developers/room.server.ts";
import { errorPagesRoom } from "./error-pages/room.server.ts";
import { galleryRoom } from "./gallery/room.server.ts";
import { illustrationsRoom } from "./illustrations/room.server.ts";
import { layoutRoom } from "./layout/room.server.ts";
import { marketingRoom } from "./marketing/room.server.ts";
import { shareRoom } from "./share/room.server.ts";
import { testimonialsRoom } from "./testimonials/room.server.ts";

export const SITE_ROOMS: readonly Room[] = [
	shareRoom,
	illustrationsRoom,
	accessibilityRoom,
	errorPagesRoom,
	layoutRoom,
	marketingRoom,
	testimonialsRoom,
	developersRoom,
	galleryRoom,
];
