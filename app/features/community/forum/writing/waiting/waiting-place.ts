/** Takes posts that waited on a device; it answers and never redirects, as the device queue needs. */
export const WAITING_PATH = "/forum/waiting";

/** Where a draft stands: the number of its topic, or this for a new topic. */
export const NEW_TOPIC = "new";

/** Of the device queue: posts at one place are sent in order. */
export const waitingSubject = (place: string) => `forum:${place}`;
