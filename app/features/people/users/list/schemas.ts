import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { why } from "../access/schemas";
import { PEOPLE_PER_PAGE } from "./people-query";

const key = errorKeys<"people">();

const chosen = z
	.array(z.int())
	.min(1, key("errors.nobodyChosen"))
	.max(PEOPLE_PER_PAGE, key("errors.tooManyChosen"))
	.transform((ids) => [...new Set(ids)]);

const of = z.literal("chosen").optional();

/** Fields of other actions arrive too, because all share one form. */
const unread = z.string().optional();

export const BulkForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("endSessions"), chosen, why: unread, courseId: unread, of }),
	z.strictObject({ intent: z.literal("passwordLink"), chosen, why: unread, courseId: unread, of }),
	z.strictObject({ intent: z.literal("course"), chosen, why: unread, courseId: z.int(), of }),
	z.strictObject({ intent: z.literal("suspend"), chosen, why, courseId: unread, of }),
]);
export type BulkFormInput = z.output<typeof BulkForm>;

export function readChosen(params: URLSearchParams): number[] {
	const ids = params.getAll("chosen").filter((id) => /^[1-9]\d{0,14}$/.test(id));
	return [...new Set(ids)].slice(0, PEOPLE_PER_PAGE).map(Number);
}

/** The limit is the longest query string that the server accepts. */
export const PeopleFileForm = z.strictObject({ intent: z.literal("file"), search: z.string().max(2_000).default("") });
