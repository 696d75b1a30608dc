/** Of the account that queued the action. The server answers 401 when another one is signed in. */
export const QUEUED_BY_HEADER = "X-Kept-By";
export const IDEMPOTENCY_KEY = "Idempotency-Key";
