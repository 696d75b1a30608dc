import { setNonce } from "get-nonce";

/**
 * Passes the page's nonce to style elements that Radix injects to lock scrolling; the content policy would refuse them.
 * Browsers hide the attribute, so it is read from a script's property.
 */
export function allowInjectedStyles(page: Pick<Document, "querySelector"> = document): void {
	const nonce = page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
	if (nonce) setNonce(nonce);
}
