/**
 * A new random id (UUID) that joins the log lines of one request and may be
 * shown to the visitor. Always our own: an id that a client proposes is ignored.
 */
export function createRequestId(): string {
	return crypto.randomUUID();
}
