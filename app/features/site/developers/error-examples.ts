import type { ApiError, ErrorStatus } from "#app/shared/api/api-error-shape.ts";

export const ERROR_EXAMPLES: Record<ErrorStatus, ApiError> = {
	400: {
		error: {
			code: "bad_request",
			message: "Bad request",
			fields: { email: "This does not look like an e-mail address." },
		},
	},
	401: { error: { code: "unauthorized", message: "Authentication required" } },
	402: { error: { code: "payment_required", message: "This course must be bought first" } },
	403: { error: { code: "cross_origin", message: "The request does not come from this site" } },
	404: { error: { code: "not_found", message: "Not found" } },
	405: { error: { code: "method_not_allowed", message: "Allowed here: GET, HEAD" } },
	409: { error: { code: "conflict", message: "No attempts are left" } },
	413: { error: { code: "body_too_large", message: "The body is larger than 64 KB" } },
	414: { error: { code: "uri_too_long", message: "The URL is longer than 8 KB" } },
	415: { error: { code: "unsupported_media_type", message: "Send application/json in UTF-8" } },
	429: { error: { code: "too_many_requests", message: "Too many requests" } },
	431: { error: { code: "headers_too_large", message: "The request headers are larger than 16 KB" } },
	500: {
		error: { code: "unavailable", message: "Something went wrong on our side. Please try again in a moment." },
	},
	503: { error: { code: "unavailable", message: "Service unavailable, please try again in a moment" } },
};
