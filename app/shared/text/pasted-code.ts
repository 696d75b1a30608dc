/** NFKC, no invisible characters or spaces, all dashes as hyphens, no surrounding punctuation. */
export function pastedCode(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]+/gu, "")
		.replace(/[\p{Pd}\u2212]/gu, "-")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
