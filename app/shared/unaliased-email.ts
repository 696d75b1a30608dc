/** Detects one person with several addresses. For comparison only, never for sending. */
export function unaliasedEmail(email: string): string {
	const folded = email.trim().toLowerCase();
	const at = folded.lastIndexOf("@");
	const [name, domain] = [folded.slice(0, at).replace(/(?<=.)\+.*$/, ""), folded.slice(at + 1)];
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
