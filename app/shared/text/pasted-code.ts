/**
 * A code as somebody has pasted it from a mail, a sheet or a chat, for its own alphabet to be read: signs of other widths
 * as plain ones (NFKC), without what is not seen and without blanks, dashes of all kinds as hyphens, none of the marks
 * of the sentence or bracket around it.
 */
export function pastedCode(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]+/gu, "")
		.replace(/[\p{Pd}\u2212]/gu, "-")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
