/** A strong ETag of a text. */
export async function entityTag(body: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	const start = [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, "0"));
	return `"${start.join("")}"`;
}

/** True if the caller has the text of this tag already. Compressing proxies make a tag weak. */
export function isTagKnown(request: Request, tag: string): boolean {
	const known = request.headers.get("If-None-Match")?.replaceAll("W/", "");
	return known?.split(/\s*,\s*/).includes(tag) ?? false;
}
