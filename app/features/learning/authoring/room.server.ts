import type { Room } from "#app/room.ts";
import { TEACHING_CATEGORIES } from "./categories";
import { AUTHORING_DEEDS } from "./deeds.ts";
import { AUTHORING_MAILS } from "./mails.server";
import { SEARCHABLE } from "./searchable.ts";

export const authoringRoom: Room = {
	name: "learning/authoring",
	about: "Courses as documents: drafts, versions, publishing, handing over.",
	search: SEARCHABLE,
	deeds: AUTHORING_DEEDS,
	mails: AUTHORING_MAILS,
	categories: TEACHING_CATEGORIES,
};
