/** So many changes of order are listed on the page; the audit log has them all. */
export const COURSE_CHANGES = 10;
