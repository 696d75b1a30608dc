/** So many changes of canned answers are listed on their page; the audit log has them all. */
export const CANNED_CHANGES = 20;
