/** Says whose deed is sent from a device: the server refuses it with 401 where another account is signed in. */
export const KEPT_BY = "X-Kept-By";
/** Names a deed, so that what arrives twice is done once. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
