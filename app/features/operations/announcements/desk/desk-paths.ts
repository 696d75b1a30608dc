/** The same desk stands in two places: for those who speak for the school, and for teachers. */
export const SCHOOL_DESK = "/admin/announcements";
export const TEACHER_DESK = "/instructor-dashboard/announcements";
export type DeskPath = typeof SCHOOL_DESK | typeof TEACHER_DESK;

/** One announcement on a desk. */
export function deskPathOf(desk: DeskPath, id: string): string {
	return `${desk}/${id}`;
}
