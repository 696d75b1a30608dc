import { isEmailAddress, toEmailAddress } from "#app/shared/text/email-address.ts";
import type { Line, LineProblem } from "../file/table";
import type { Field, Mapping } from "../kinds";

/** What comes of a line: somebody is invited or given a course, gets another end, has it already; or it is left out. */
export type Outcome = "done" | "changed" | "unchanged" | "refused";
/** Why nothing is done; each has its words: `why.*` of `intake.json`. */
export type Why =
	| ("emailMissing" | "emailInvalid" | "double" | "nameMissing" | "nameInvalid" | "languageUnknown" | "countryUnknown")
	| LineProblem
	| ("known" | "noAccount" | "courseMissing" | "courseUnknown" | "dayInvalid" | "dayPast" | "given");

export type Verdict = {
	number: number;
	/** The address in the line, as it is written there. */
	who: string;
	outcome: Outcome;
	/** Why nothing is done, and with which value; null where something is. */
	why: Why | null;
	value: string | null;
};

/** Reads a field of a line: empty where there is no such column. */
export function cellOf({ cells }: Line, mapping: Mapping, field: Field): string {
	const at = mapping[field];
	return at === undefined ? "" : (cells[at] ?? "");
}

/** An address as accounts have it, or why it is none. */
export function readEmail(text: string): { email: string } | { why: Why } {
	const email = toEmailAddress(text);
	if (!email) return { why: "emailMissing" };
	return isEmailAddress(email) ? { email } : { why: "emailInvalid" };
}
