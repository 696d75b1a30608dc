import { data } from "@remix-run/cloudflare";
import type { ApiError, ErrorCode } from "./api-error-shape";
import type { NotFound } from "./not-found";
import { PROOF_NEEDED } from "./proof-needed";
import { READ_ONLY } from "./read-only-answer";

const STATUS_AND_TEXT_OF_ERROR = {
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

export type ApiErrorCode = keyof typeof STATUS_AND_TEXT_OF_ERROR;

export function apiError(
	code: ApiErrorCode,
	details: { message?: string; fields?: Record<string, string>; headers?: HeadersInit } = {},
): Response {
	const [status, text] = STATUS_AND_TEXT_OF_ERROR[code];
	const { message = text, fields, headers } = details;
	const answer: ApiError = { error: { code: SENT_CODES[code], message, ...(fields ? { fields } : {}) } };
	return Response.json(answer, { status, headers });
}

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

/** Thrown for a form that none of our pages sends. Resource routes send it as it is; pages show an error card. */
export function badForm(status: 400 | 401 | 403 | 429 = 400, headers?: HeadersInit): Response {
	const statusText = { 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 429: "Too Many Requests" }[status];
	return new Response(statusText, { status, statusText, headers });
}

export function notFound(nearest: NotFound["nearest"] = []) {
	return data({ nearest } satisfies NotFound, { status: 404, statusText: "Not Found" });
}

export function readOnly() {
	return data(READ_ONLY, { status: 403, statusText: "Forbidden" });
}

/** Thrown to ask the user for a fresh proof of identity and then repeat the request. */
export function proofNeeded(): Response {
	return Response.json(PROOF_NEEDED, { status: 403, statusText: "Forbidden" });
}

export function unavailableError() {
	return data(null, { status: 503, statusText: "Service Unavailable" });
}
