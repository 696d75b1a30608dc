export const GROUPS_PER_PAGE = 20;
/** Cap of the counts per status. */
export const COUNTED_GROUPS = 1000;
/** Retention of reports, and of groups since they were last seen. */
export const RETENTION_DAYS = 30;
