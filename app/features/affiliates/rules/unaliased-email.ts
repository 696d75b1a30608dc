const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** An address as its mailbox is known: without what stands behind a plus sign, and without dots where they do not count. */
export function unaliasedEmail(email: string): string {
	const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
	const [mailbox = ""] = local.split("+");
	if (!DOTLESS.has(domain)) return `${mailbox}@${domain}`;
	return `${mailbox.replaceAll(".", "")}@gmail.com`;
}
