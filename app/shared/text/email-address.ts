import { cleanLine } from "./clean-text.ts";

/** What a browser's `type=email` lets through. Source: "valid e-mail address" of the HTML standard. */
const VALID =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
/** Signs of a domain in its own letters; nothing that parts an address of the web. */
const OWN_LETTERS = /^[\p{L}\p{M}\p{N}.\-\u3002\uFF0E\uFF61]+$/u;

/** An address as it is kept and compared: in small letters, a domain in its own letters as punycode. Else what was typed. */
export function toEmailAddress(typed: string): string {
	const address = cleanLine(typed).toLowerCase();
	const at = address.lastIndexOf("@");
	const domain = address.slice(at + 1);
	if (at < 0 || /^[\0-\x7f]*$/.test(domain) || !OWN_LETTERS.test(domain)) return address;
	const url = `http://${domain}`;
	return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** True for an address, converted before, that mail can be sent to. */
export function isEmailAddress(address: string): boolean {
	return address.length <= 254 && VALID.test(address);
}
