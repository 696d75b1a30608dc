import { readCarriedAction } from "./carried-deed";
import { CONFIRM_IDENTITY } from "./step-up";

export function asksForPage({ headers }: Request): boolean {
	return headers.get("Accept")?.includes("text/html") ?? false;
}

/** Removes the proof from a body that the confirmation page posted on; other requests are unchanged. */
export async function withoutProof(request: Request): Promise<Request> {
	const isPlainDocument = request.method === "POST" && asksForPage(request) && isPlainForm(request);
	if (!isPlainDocument || new URL(request.url).pathname === CONFIRM_IDENTITY) return request;
	const carried = readCarriedAction(await request.clone().formData());
	if (!carried) return request;
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	const body = new URLSearchParams(carried.fields.map(([name, value]) => [name, value]));
	return new Request(request.url, { method: request.method, headers, body });
}

function isPlainForm({ headers }: Request): boolean {
	return headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}
