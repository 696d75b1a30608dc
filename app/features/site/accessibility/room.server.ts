import type { Room } from "#app/room.ts";

export const accessibilityRoom: Room = {
	name: "site/accessibility",
	about: "Text size, contrast, motion and other choices of how pages look.",
};
