import { apiDescription } from "./api-description.server";

let cachedJson: Promise<{ body: string; tag: string }> | undefined;

/** English JSON with its ETag, built once per isolate. */
export function openApiJson(searchTypes: readonly string[]): Promise<{ body: string; tag: string }> {
	cachedJson ??= write(searchTypes);
	return cachedJson;
}

async function write(searchTypes: readonly string[]) {
	const body = JSON.stringify(apiDescription("en", searchTypes));
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	const start = [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, "0"));
	return { body, tag: `"${start.join("")}"` };
}
