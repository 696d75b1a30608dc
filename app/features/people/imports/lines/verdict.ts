import { isEmailAddress, toEmailAddress } from "#app/shared/text/email-address.ts";
import type { Line, LineProblem } from "../file/table";
import type { Field, Mapping } from "../kinds";

/** `done`: invited or granted; `changed`: another end; `unchanged`: had it already; `refused`: skipped. */
export type Outcome = "done" | "changed" | "unchanged" | "refused";
export type LineRefusal =
	| ("emailMissing" | "emailInvalid" | "double" | "nameMissing" | "nameInvalid" | "languageUnknown" | "countryUnknown")
	| LineProblem
	| ("known" | "noAccount" | "courseMissing" | "courseUnknown" | "dayInvalid" | "dayPast" | "given");

export type Verdict = {
	number: number;
	who: string;
	outcome: Outcome;
	why: LineRefusal | null;
	value: string | null;
};

export function cellOf({ cells }: Line, mapping: Mapping, field: Field): string {
	const at = mapping[field];
	return at === undefined ? "" : (cells[at] ?? "");
}

export function readEmail(text: string): { email: string } | { why: LineRefusal } {
	const email = toEmailAddress(text);
	if (!email) return { why: "emailMissing" };
	return isEmailAddress(email) ? { email } : { why: "emailInvalid" };
}
