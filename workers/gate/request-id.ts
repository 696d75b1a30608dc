import { newId } from "#app/shared/ids.ts";

/** Joins the log lines of one request. An id proposed by the client is ignored. */
export function createRequestId(): string {
	return newId();
}
