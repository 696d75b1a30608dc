const LONGEST = 300;

/**
 * What went wrong, as it may be stored: in one line, without the values of a
 * statement and without an e-mail address.
 */
export function failureText(error: unknown): string {
	// Drizzle writes a statement's values into its message; what the database said is the cause.
	const said = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return String(said)
		.replaceAll(/[^\s@<>"']+@[^\s@<>"']+/g, "[address]")
		.replaceAll(/\s+/g, " ")
		.slice(0, LONGEST);
}
