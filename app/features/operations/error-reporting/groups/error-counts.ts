export const GROUPS_PER_PAGE = 20;
/** Groups of a status are counted up to this many: beyond it nobody turns pages. */
export const COUNTED_GROUPS = 1000;
/** How long reports are kept, and groups after they were last seen. */
export const RETENTION_DAYS = 30;
