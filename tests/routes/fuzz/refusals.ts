import { expect } from "vitest";
import { ERROR_CODES, ErrorShape } from "#app/shared/api/api-error-shape.ts";

type SentRequest = { path: string; init?: RequestInit };

/** Internals that must not leak. */
const INNER_WORDS = /D1_ERROR|SQLITE_|node_modules|\bat \w+ \(|TypeError|ZodError/;

const LARGEST_BODY = 64_000;

/** Fails on a 5xx, an error of the wrong shape, or a redirect to another site. */
export async function expectAnswer(send: () => Promise<Response>, { path, init }: SentRequest) {
	// An oversized body is refused by its length and closes the connection, which may affect other requests.
	const isTooLarge = String(init?.body).length > LARGEST_BODY;
	const response = await send().catch(() => (isTooLarge ? null : send()));
	if (!response) return;
	const shown = `${init?.method ?? "GET"} ${path.slice(0, 300)} ${String(init?.body ?? "").slice(0, 200)}`;
	const text = await response.text();
	expect(response.status, shown).toBeLessThan(500);

	const location = response.headers.get("Location");
	if (location) expect(location, shown).toMatch(/^\/(?![/\\])/);
	if (response.status < 400) return;
	expect(text, shown).not.toMatch(INNER_WORDS);
	if (path.startsWith("/api/")) {
		const { error } = ErrorShape.parse(JSON.parse(text));
		expect(ERROR_CODES[response.status as keyof typeof ERROR_CODES], shown).toContain(error.code);
	}
}

/** Eight at a time, because one by one takes minutes. */
export async function askAll<T>(things: readonly T[], ask: (thing: T) => Promise<void>) {
	const left = [...things];
	const askOn = async () => {
		for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await ask(thing);
	};
	await Promise.all(Array.from({ length: 8 }, askOn));
}
