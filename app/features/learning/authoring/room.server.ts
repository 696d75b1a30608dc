import type { Room } from "#app/room.ts";
import { courseFiles } from "#db/schema/learning/course-files.ts";
import { TEACHING_CATEGORIES } from "./categories";
import { AUTHORING_DEEDS } from "./deeds.ts";
import { AUTHORING_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server.ts";
import { SEARCHABLE } from "./searchable.ts";

export const authoringRoom: Room = {
	name: "learning/authoring",
	about: "Courses as documents: drafts, versions, files, publishing, handing over.",
	tables: { courseFiles },
	personalData: PERSONAL_DATA,
	search: SEARCHABLE,
	deeds: AUTHORING_DEEDS,
	mails: AUTHORING_MAILS,
	categories: TEACHING_CATEGORIES,
};
