import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** A Fetch request made of one of Node's, for the development server. */
export function createRequestFromNode(incoming: IncomingMessage & { originalUrl?: string }): Request {
	const url = new URL(incoming.originalUrl ?? incoming.url ?? "/", `http://${incoming.headers.host ?? "127.0.0.1"}`);
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) {
		for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
	}
	const method = incoming.method ?? "GET";
	const body = method === "GET" || method === "HEAD" ? undefined : (Readable.toWeb(incoming) as unknown as BodyInit);
	return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
}

/** Sends a Fetch response through one of Node's, streaming its body. */
export async function writeResponseToNode(response: Response, outgoing: ServerResponse): Promise<void> {
	outgoing.statusCode = response.status;
	for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
	const cookies = response.headers.getSetCookie();
	if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
	if (!response.body) return void outgoing.end();
	for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) outgoing.write(chunk);
	outgoing.end();
}
