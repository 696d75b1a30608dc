/**
 * An address without what lets one person have many: capitals, what follows a plus sign, and at Gmail the dots and the other
 * name of the domain. Only for knowing somebody again, never for writing to them.
 */
export function unaliasedEmail(email: string): string {
	const folded = email.trim().toLowerCase();
	const at = folded.lastIndexOf("@");
	const [name, domain] = [folded.slice(0, at).replace(/(?<=.)\+.*$/, ""), folded.slice(at + 1)];
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
