import { setNonce } from "get-nonce";

/**
 * Hands the nonce of this page to the style elements that Radix makes while a
 * menu or a dialog locks scrolling; without it the content policy refuses them.
 *
 * The browser hides the attribute, so the nonce is read from the property of a
 * script that carries it.
 */
export function allowInjectedStyles(page: Pick<Document, "querySelector"> = document): void {
	const nonce = page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
	if (nonce) setNonce(nonce);
}
