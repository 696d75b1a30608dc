import { data } from "@remix-run/cloudflare";
import type { ApiError, ErrorCode } from "./api-error-shape";
import type { NotFound } from "./not-found";
import { PROOF_NEEDED } from "./proof-needed";
import { READ_ONLY } from "./read-only-answer";

/** Codes of the JSON API, with the status and the plain text of the catalog that belong to each. */
const ERRORS = {
	badRequest: [400, "Bad request"],
	unauthorized: [401, "Authentication required"],
	paymentRequired: [402, "This course must be bought first"],
	forbidden: [403, "Forbidden"],
	stepUpRequired: [403, "Confirm your identity first"],
	notFound: [404, "Not found"],
	methodNotAllowed: [405, "Method not allowed"],
	conflict: [409, "Conflict"],
	tooManyRequests: [429, "Too many requests"],
	unavailable: [503, "Service unavailable, please try again in a moment"],
} as const;

export type ApiErrorCode = keyof typeof ERRORS;

/**
 * An answer of the JSON API that says no: `{ error: { code, message, fields? } }`.
 * `fields` maps a field to what is wrong with it.
 */
export function apiError(
	code: ApiErrorCode,
	details: { message?: string; fields?: Record<string, string>; headers?: HeadersInit } = {},
): Response {
	const [status, text] = ERRORS[code];
	const { message = text, fields, headers } = details;
	const answer: ApiError = { error: { code: SENT_CODES[code], message, ...(fields ? { fields } : {}) } };
	return Response.json(answer, { status, headers });
}

/** The codes as they are sent: one spelling for all answers, those of the gate before Remix included. */
const SENT_CODES: Record<ApiErrorCode, ErrorCode> = {
	badRequest: "bad_request",
	unauthorized: "unauthorized",
	paymentRequired: "payment_required",
	forbidden: "forbidden",
	stepUpRequired: "step_up_required",
	notFound: "not_found",
	methodNotAllowed: "method_not_allowed",
	conflict: "conflict",
	tooManyRequests: "too_many_requests",
	unavailable: "unavailable",
};

/** The error of a form that no page of ours sends. A resource route answers with it as it is; a page shows its error card. */
export function badForm(status: 400 | 401 | 403 | 429 = 400, headers?: HeadersInit): Response {
	const statusText = { 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 429: "Too Many Requests" }[status];
	return new Response(statusText, { status, statusText, headers });
}

/** The error that sends a page to its designed "not found". `nearest`: the pages that may have been meant. */
export function notFound(nearest: NotFound["nearest"] = []) {
	return data({ nearest } satisfies NotFound, { status: 404, statusText: "Not Found" });
}

/** The error that tells whoever looks through somebody else's account that nothing is done in their name. */
export function readOnly() {
	return data(READ_ONLY, { status: 403, statusText: "Forbidden" });
}

/** The error that tells a page, or a script of it, to ask for a proof of who one is and to send the same again. */
export function proofNeeded(): Response {
	return Response.json(PROOF_NEEDED, { status: 403, statusText: "Forbidden" });
}

/** The error that tells a page that the school is out for a moment. */
export function unavailable() {
	return data(null, { status: 503, statusText: "Service Unavailable" });
}
