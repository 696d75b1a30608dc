import type { z } from "zod";
import type { ErrorStatus } from "#app/shared/api/api-error-shape.ts";
import type { Answer, AnswerName, Input, InputName } from "./api-shapes";

/** Sections in order. Keys of `groups` in `locales/<language>/site/api.json`. */
export const API_GROUPS = ["account", "catalog", "learning", "school", "forum"] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

export type Parameter = {
	name: "courseId" | "lessonId" | "topicId" | "postId" | "width" | "height" | "serial" | "list";
	schema: z.ZodType;
	example: number | string;
};
export type QueryParameter = {
	name: "q" | "type" | "lang" | "prefer" | "format" | "file" | "cursor" | "category" | "sort" | "period" | "from";
	schema: z.ZodType;
	required?: boolean;
	example: string;
};

/**
 * `one` and `many` have a shape and an example; `image` is a picture, `document` any JSON, with its own media type if
 * given.
 */
export type AnswerBody =
	| { [Name in AnswerName]: { kind: "one"; shape: Name; example: Answer<Name> } }[AnswerName]
	| { [Name in AnswerName]: { kind: "many"; shape: Name; example: Answer<Name>[] } }[AnswerName]
	| { kind: "image" }
	| { kind: "document"; type?: "application/vc" }
	| { kind: "none" };

export type Body = { [Name in InputName]: { shape: Name; example: Input<Name> } }[InputName];

export type AnswerHeader = "Set-Cookie" | "Retry-After" | "ETag";

/** One API call, without what `refusalsOf` derives. */
export type ApiOperation = {
	/** `operationId`, anchor on the page, and key of `operations` in `locales/<language>/site/api.json`. */
	name: string;
	group: ApiGroup;
	method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Parameters in braces, as in OpenAPI. */
	path: `/api/${string}`;
	/** `user` answers 401 without a valid session; `uncredentialed` ignores cookie and token. */
	access: "everyone" | "user" | "uncredentialed";
	parameters?: readonly Parameter[];
	query?: readonly QueryParameter[];
	/** True when the call is idempotent by `Idempotency-Key`. */
	needsKey?: true;
	/** The same where the key may be left out. */
	takesKey?: true;
	isTranslated?: boolean;
	body?: Body;
	/** By status: below 400, or with a body other than `Error`. */
	answers: Readonly<Partial<Record<200 | 201 | 202 | 304 | 503, AnswerBody & { headers?: readonly AnswerHeader[] }>>>;
	refusals?: readonly ErrorStatus[];
};

const PARAMETERS_OF_ONE_THING: readonly Parameter["name"][] = [
	"courseId",
	"lessonId",
	"topicId",
	"postId",
	"serial",
	"list",
];

/** Error statuses, ascending, including those of gate, limits and `guarded`, without 414, 431 and 500. */
export function refusalsOf(operation: ApiOperation): ErrorStatus[] {
	const { access, answers, method, parameters = [], refusals = [] } = operation;
	const found = new Set<ErrorStatus>([...refusals, 405]);
	// An invalid token is refused even on public calls.
	if (access !== "uncredentialed") found.add(401);
	if (parameters.some(({ name }) => PARAMETERS_OF_ONE_THING.includes(name))) found.add(404);
	if (method !== "GET") for (const status of [400, 413, 415, 429] as const) found.add(status);
	// Webhooks are signed and not sent by browsers, so any origin may send them.
	if (method !== "GET" && !operation.path.startsWith("/api/webhooks/")) found.add(403);
	// Pictures and documents need no database; the health check has its own response for an outage.
	const asksDatabase = Object.values(answers).every(({ kind }) => kind !== "image" && kind !== "document");
	if (asksDatabase && !answers[503]) found.add(503);
	return [...found].sort((a, b) => a - b);
}
