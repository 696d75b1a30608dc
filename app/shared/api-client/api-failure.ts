export class ApiFailure extends Error {
	override name = "ApiFailure";

	constructor(
		message: string,
		readonly status: number | null,
		options?: ErrorOptions,
	) {
		super(message, options);
	}
}

/** The message is "404: Not found", from the body or status text, or "Request failed". */
export async function toApiFailure(response: Response): Promise<ApiFailure> {
	const text = await response.text().catch(() => null);
	const reason = text === null ? "Request failed" : text || response.statusText || "Request failed";
	return new ApiFailure(`${response.status}: ${reason}`, response.status);
}

type Call = { method: string; path: string; status?: number };

/** For a call without a complete response. An abort is returned unchanged, since the caller wanted it. */
export function toNetworkFailure(error: unknown, { method, path, status }: Call): unknown {
	if (error instanceof DOMException && error.name === "AbortError") return error;
	if (error instanceof ApiFailure) return error;
	const message = error instanceof Error ? error.message : String(error);
	return new ApiFailure(`API Request Failed: ${method} ${path} - ${message}`, status ?? null, { cause: error });
}
