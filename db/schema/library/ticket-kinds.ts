/** Where a request stands. A guest's that is not confirmed yet by the link of a mail is `unconfirmed`, and nobody's to read. */
export const TICKET_STATUSES = ["open", "waiting", "answered", "closed"] as const;
/** What a request may be about. */
export const TICKET_TOPICS = ["account", "learning", "technical", "content", "payment", "other"] as const;
