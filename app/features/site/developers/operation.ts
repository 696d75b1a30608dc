import type { z } from "zod";
import type { ErrorStatus } from "#app/shared/api/api-error-shape.ts";
import type { Answer, AnswerName, Input, InputName } from "./api-shapes";

/** The sections of the description, in this order. Keys of `groups` in `locales/<language>/site/api.json`. */
export const API_GROUPS = ["account", "catalog", "learning", "school"] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

/** What a call needs in its path. Keys of `parameters` in `locales/<language>/site/api.json`. */
export type Parameter = {
	name: "courseId" | "lessonId" | "width" | "height" | "serial" | "list";
	schema: z.ZodType;
	example: number | string;
};
/** What a call takes behind the question mark of its address. */
export type QueryParameter = {
	name: "q" | "type" | "lang" | "prefer" | "format" | "file";
	schema: z.ZodType;
	required?: boolean;
	example: string;
};

/** `one` and `many` carry a shape and an example of it; `image` is a picture, `document` any JSON, by its own type where it has one. */
export type AnswerBody =
	| { [Name in AnswerName]: { kind: "one"; shape: Name; example: Answer<Name> } }[AnswerName]
	| { [Name in AnswerName]: { kind: "many"; shape: Name; example: Answer<Name>[] } }[AnswerName]
	| { kind: "image" }
	| { kind: "document"; type?: "application/vc" }
	| { kind: "none" };

export type Body = { [Name in InputName]: { shape: Name; example: Input<Name> } }[InputName];

/** Headers of answers that a caller should know. Keys of `headers` in `locales/<language>/site/api.json`. */
export type AnswerHeader = "Set-Cookie" | "Retry-After" | "ETag";

/** One call of the API: what only it does. What follows from that is in `refusalsOf`. */
export type ApiOperation = {
	/** `operationId`, anchor on the page, and key of `operations` in `locales/<language>/site/api.json`. */
	name: string;
	group: ApiGroup;
	method: "GET" | "POST" | "DELETE";
	/** As OpenAPI writes it: parameters in braces. */
	path: `/api/${string}`;
	/** `user` answers 401 to whom it does not know; `uncredentialed` does not even look at cookie and token. */
	access: "everyone" | "user" | "uncredentialed";
	parameters?: readonly Parameter[];
	query?: readonly QueryParameter[];
	/** True where the same `Idempotency-Key` is the same deed. */
	needsKey?: true;
	/** True where words come in the caller's language. */
	isTranslated?: boolean;
	body?: Body;
	/** By status, below 400 or a body that is no `Error`. */
	answers: Readonly<Partial<Record<200 | 201 | 202 | 304 | 503, AnswerBody & { headers?: readonly AnswerHeader[] }>>>;
	/** Refusals of its own. */
	refusals?: readonly ErrorStatus[];
};

/** Parameters that name a thing, which may not be there. */
const OF_ONE_THING: readonly Parameter["name"][] = ["courseId", "lessonId", "serial", "list"];

/**
 * The errors a call may answer, ascending: its own, and what the gate, the
 * limits and `guarded` add. Left out is what any request may meet whose address
 * or headers are too long (414, 431) and what is our fault (500).
 */
export function refusalsOf(operation: ApiOperation): ErrorStatus[] {
	const { access, answers, method, parameters = [], refusals = [] } = operation;
	const found = new Set<ErrorStatus>([...refusals, 405]);
	// A token that is wrong is refused even where none is needed.
	if (access !== "uncredentialed") found.add(401);
	if (parameters.some(({ name }) => OF_ONE_THING.includes(name))) found.add(404);
	if (method !== "GET") for (const status of [400, 413, 415, 429] as const) found.add(status);
	// A webhook is signed by its sender, who is no browser: it may come from anywhere.
	if (method !== "GET" && !operation.path.startsWith("/api/webhooks/")) found.add(403);
	// Pictures and documents are made without the database; the health check has an answer of its own for it.
	const asksDatabase = Object.values(answers).every(({ kind }) => kind !== "image" && kind !== "document");
	if (asksDatabase && !answers[503]) found.add(503);
	return [...found].sort((a, b) => a - b);
}
