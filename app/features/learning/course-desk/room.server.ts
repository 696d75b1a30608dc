import type { Room } from "#app/room.ts";
import { COURSE_DESK_DEEDS } from "./deeds.ts";
import { searchCourses } from "./search-courses.server";

export const courseDeskRoom: Room = {
	name: "learning/course-desk",
	about: "The admins' list of all courses: what waits for a review, order, featured course, handing over.",
	desk: [{ name: "courses", to: "/admin/courses", group: null, order: 34, icon: "book" }],
	deskSearch: [searchCourses],
	deeds: COURSE_DESK_DEEDS,
};
