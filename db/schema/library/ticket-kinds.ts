/** A guest's request is `unconfirmed`, and hidden from staff, until the link in the mail is opened. */
export const TICKET_STATUSES = ["open", "waiting", "answered", "closed"] as const;
export const TICKET_TOPICS = ["account", "learning", "technical", "content", "payment", "other"] as const;
