import type { Room } from "#app/room.ts";
import { courseFigures } from "#db/schema/learning/teaching.ts";
import { countFigures } from "./figures/count-figures.server.ts";
import { TEACHING_MAILS } from "./mails.server.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server.ts";

export const teachingRoom: Room = {
	name: "learning/teaching",
	about: "The instructors' dashboard: figures of courses, learners, what waits, answers to reviews.",
	tables: { courseFigures },
	personalData: PERSONAL_DATA,
	clock: () => [countFigures],
	mails: TEACHING_MAILS,
};
