import { isJsonObject } from "#app/shared/json.ts";
import { hasBoundedNames } from "#app/shared/request/bounded-names.ts";

export type BodyKind = "json" | "form" | "multipart" | "absent" | "unsupported";

/** `api` selects the types that API calls accept, otherwise those of pages. */
export function bodyKind(headers: Headers, api: boolean): BodyKind {
	if (!isPlainlySent(headers)) return "unsupported";

	const contentType = headers.get("Content-Type");
	if (contentType === null) return api ? "absent" : "unsupported";
	const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
	const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]?.toLowerCase() ?? "utf-8";
	if (charset !== "utf-8" && charset !== "utf8") return "unsupported";

	if (api) return type === "application/json" ? "json" : "unsupported";
	if (type === "application/x-www-form-urlencoded") return "form";
	const hasBoundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;",]{1,70})\s*(?:;|$)/i.test(contentType);
	return type === "multipart/form-data" && hasBoundary ? "multipart" : "unsupported";
}

/** False for a compressed body. */
export function isPlainlySent(headers: Headers): boolean {
	const encoding = headers.get("Content-Encoding")?.trim().toLowerCase();
	return !encoding || encoding === "identity";
}

/** Ends with the chunk that passes `limit`, so that the reader need not receive the rest. */
export function capBody(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
	let size = 0;
	const cap = new TransformStream<Uint8Array, Uint8Array>({
		transform(piece, controller) {
			size += piece.byteLength;
			controller.enqueue(piece);
			if (size > limit) controller.terminate();
		},
	});
	return body.pipeThrough(cap);
}

export async function readBody(
	request: Request,
	limit: number,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "broken"> {
	if (request.body === null) return new Uint8Array(0);
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			size += next.value.byteLength;
			if (size > limit) {
				reader.cancel().catch(() => {});
				return "tooLarge";
			}
			chunks.push(next.value);
		}
	} catch {
		return "broken";
	}
	const body = new Uint8Array(size);
	let offset = 0;
	for (const chunk of chunks) {
		body.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return body;
}

/** True for one JSON object in UTF-8 with names within bounds. */
export function isJsonBody(body: Uint8Array): boolean {
	try {
		// A byte order mark is kept and fails to parse: RFC 8259 forbids it.
		const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
		return isJsonObject(value) && hasBoundedNames(value);
	} catch {
		return false;
	}
}

/** Uses the runtime's own parser, which will also read it later. */
export async function isForm(
	body: Uint8Array<ArrayBuffer>,
	kind: "form" | "multipart",
	headers: Headers,
): Promise<boolean> {
	try {
		if (kind === "form") {
			const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
			decodeURIComponent(text);
		}
		const contentType = headers.get("Content-Type") ?? "";
		return hasBoundedNames(await new Response(body, { headers: { "Content-Type": contentType } }).formData());
	} catch {
		return false;
	}
}
