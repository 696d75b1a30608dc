/** What a call that failed is thrown as. `status` is that of the response, null when none came. */
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

/** A response that is not OK: "404: Not found", from its text or status text; "Request failed" when it cannot be read. */
export async function toApiFailure(response: Response): Promise<ApiFailure> {
	const text = await response.text().catch(() => null);
	const reason = text === null ? "Request failed" : text || response.statusText || "Request failed";
	return new ApiFailure(`${response.status}: ${reason}`, response.status);
}

type Call = { method: string; path: string; status?: number };

/** A call that got no answer, or one that broke off. An abort is passed on as it is: somebody wanted it. */
export function toNetworkFailure(error: unknown, { method, path, status }: Call): unknown {
	if (error instanceof DOMException && error.name === "AbortError") return error;
	if (error instanceof ApiFailure) return error;
	const message = error instanceof Error ? error.message : String(error);
	return new ApiFailure(`API Request Failed: ${method} ${path} - ${message}`, status ?? null, { cause: error });
}
