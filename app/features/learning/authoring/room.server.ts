import type { Room } from "#app/room.ts";
import { AUTHORING_DEEDS } from "./deeds.ts";
import { composeCourseHandedOver, composeCourseReceived } from "./publishing/compose-hand-over-mails.server";

export const authoringRoom: Room = {
	name: "learning/authoring",
	about: "Courses as documents: drafts, versions, publishing, handing over.",
	deeds: AUTHORING_DEEDS,
	mails: { courseReceived: composeCourseReceived, courseHandedOver: composeCourseHandedOver },
};
