import type { Room } from "#app/room.ts";

export const dashboardRoom: Room = {
	name: "learning/dashboard",
	about: "Where a learner goes on: courses in progress, goals, what is next.",
};
