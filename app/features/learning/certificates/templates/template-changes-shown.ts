/** So many changes of a template are listed on its page; the audit log has them all. */
export const TEMPLATE_CHANGES = 20;
