import { setNonce } from "get-nonce";

/** For style elements that Radix injects. Browsers hide the attribute, so it is read from a script's property. */
export function allowInjectedStyles(page: Pick<Document, "querySelector"> = document): void {
	const nonce = page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
	if (nonce) setNonce(nonce);
}
