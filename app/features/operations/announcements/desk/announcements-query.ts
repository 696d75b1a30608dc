import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { ANNOUNCEMENT_STATES } from "#db/schema/operations/announcement-kinds.ts";
import { type DeskPath, SCHOOL_DESK, TEACHER_DESK } from "./desk-paths";

export const ANNOUNCEMENTS_PER_PAGE = 25;

const listAt = (path: DeskPath) =>
	listQuery({
		path,
		sort: ["changed"],
		descending: ["changed"],
		filters: { state: oneOf(ANNOUNCEMENT_STATES) },
		page: "number",
	});
export const ANNOUNCEMENTS_LISTS = {
	[SCHOOL_DESK]: listAt(SCHOOL_DESK),
	[TEACHER_DESK]: listAt(TEACHER_DESK),
} as const;
export type AnnouncementsQuery = QueryOf<ReturnType<typeof listAt>>;
