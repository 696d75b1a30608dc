/** What opens a letter to somebody in the mail program of the reader, who writes in their own name; the subject is the school's. */
export function letterTo(email: string): string {
	// Before the last "@" an address may hold signs that mean something in an address of a letter.
	const at = email.lastIndexOf("@");
	const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
	return `mailto:${address}?subject=${encodeURIComponent("G.R.E.W.")}`;
}
