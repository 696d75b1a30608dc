/** The account that queued the action. The server answers 401 when another account is signed in. */
export const QUEUED_BY = "X-Kept-By";
/** The key of an action, so that a repeated request takes effect once. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
