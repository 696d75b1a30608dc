/** Changes listed on the page; the audit log has all of them. */
export const CANNED_CHANGES = 20;
