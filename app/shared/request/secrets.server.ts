/** 256 random bits, base64url, for cookies, bearer tokens and links in mails. */
export function createSecret(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return toBase64Url(bytes);
}

/** SHA-256, base64url: the only form stored in the database. */
export async function hashSecret(secret: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
	return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
