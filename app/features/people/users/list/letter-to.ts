/** `mailto:` link with the school's subject, for the admin's own mail program. */
export function mailtoLink(email: string): string {
	// The local part may hold characters that have a meaning in a `mailto:` URL.
	const at = email.lastIndexOf("@");
	const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
	return `mailto:${address}?subject=${encodeURIComponent("G.R.E.W.")}`;
}
