import { cleanLine } from "./clean-text.ts";

/** What `type=email` accepts. Source: "valid e-mail address" of the HTML standard. */
const EMAIL_PATTERN =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
/** Characters of an internationalised domain, without any that delimit a URL. */
const OWN_LETTERS = /^[\p{L}\p{M}\p{N}.\-\u3002\uFF0E\uFF61]+$/u;

/**
 * Normalises an address for storage and comparison: lower case, domain as punycode. Invalid input is returned
 * unchanged.
 */
export function toEmailAddress(typed: string): string {
	const address = cleanLine(typed).toLowerCase();
	const at = address.lastIndexOf("@");
	const domain = address.slice(at + 1);
	if (at < 0 || /^[\0-\x7f]*$/.test(domain) || !OWN_LETTERS.test(domain)) return address;
	const url = `http://${domain}`;
	return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

export function isEmailAddress(address: string): boolean {
	return address.length <= 254 && EMAIL_PATTERN.test(address);
}
