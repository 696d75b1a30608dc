import { z } from "zod";

export const ERROR_CODES = {
	400: ["bad_request", "invalid_body", "invalid_path", "invalid_size"],
	401: ["unauthorized"],
	402: ["payment_required"],
	403: ["forbidden", "cross_origin", "step_up_required"],
	404: ["not_found"],
	405: ["method_not_allowed"],
	409: ["conflict"],
	413: ["body_too_large"],
	414: ["uri_too_long"],
	415: ["unsupported_media_type"],
	429: ["too_many_requests"],
	431: ["headers_too_large"],
	500: ["unavailable"],
	503: ["unavailable"],
} as const;

export type ErrorStatus = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorStatus][number];

const codes = [...new Set<ErrorCode>(Object.values(ERROR_CODES).flat())] as [ErrorCode, ...ErrorCode[]];

/** `message` is plain English; `fields` maps a field to its error in the caller's language. */
export const ErrorDetailsShape = z.object({
	code: z.enum(codes),
	message: z.string(),
	fields: z.record(z.string(), z.string()).optional(),
});

export const ErrorShape = z.object({ error: ErrorDetailsShape });
export type ApiError = z.infer<typeof ErrorShape>;
