const MAX_FAILURE_LENGTH = 300;

/** One line, without bound values and e-mail addresses. */
export function failureText(error: unknown): string {
	// Drizzle's message contains the bound values; the cause is the database's own message.
	const said = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return String(said)
		.replaceAll(/[^\s@<>"']+@[^\s@<>"']+/g, "[address]")
		.replaceAll(/\s+/g, " ")
		.slice(0, MAX_FAILURE_LENGTH);
}
