import { toApiFailure, toNetworkFailure } from "./api-failure";
import { forgetToken, type Identity, identityHeaders, readIdentity } from "./identity";

export type ApiCall = {
	method?: string;
	path: string;
	/** Sent as JSON. */
	body?: unknown;
	headers?: Record<string, string>;
	cache?: RequestCache;
	signal?: AbortSignal;
	/** Goes through even while the page is being left. */
	keepalive?: boolean;
	/** Marks the second try after a 401 with `retry=1`; the default reader leaves it out. */
	flagRetry?: boolean;
};

/**
 * Sends a call of the API with cookies and the stored identity, and returns
 * whatever the server answers.
 *
 * On 401 the stored token is cleared. If an e-mail was stored beside it, and the
 * path is not under `/api/auth`, the call is made once more with only the
 * e-mail header. Throws an `ApiFailure` when no answer comes.
 */
export async function callApi(call: ApiCall): Promise<Response> {
	const { path, flagRetry = true } = call;
	const identity = readIdentity();
	const response = await send(call, path, identity);
	if (response.status !== 401) return response;

	forgetToken(identity.token);
	if (!mayTryByEmail(identity, path)) return response;
	return send(call, flagRetry ? withRetryFlag(path) : path, { token: null, email: identity.email });
}

/** `callApi` for one who needs an answer that is OK: anything else is thrown as an `ApiFailure`. */
export async function requestApi(call: ApiCall): Promise<Response> {
	const response = await callApi(call);
	if (!response.ok) throw await toApiFailure(response);
	return response;
}

/** True when a call that got 401 is worth another try without the token. */
export function mayTryByEmail({ token, email }: Identity, path: string): boolean {
	return Boolean(token && email) && !/^\/api\/auth(?:[/?#]|$)/.test(path);
}

export function withRetryFlag(path: string): string {
	return `${path}${path.includes("?") ? "&" : "?"}retry=1`;
}

async function send(call: ApiCall, path: string, identity: Identity) {
	const { method = "GET", body, headers, cache, signal, keepalive } = call;
	const hasBody = body !== undefined;
	try {
		return await fetch(path, {
			method,
			headers: { ...(hasBody ? { "Content-Type": "application/json" } : {}), ...identityHeaders(identity), ...headers },
			body: hasBody ? JSON.stringify(body) : undefined,
			credentials: "include",
			cache,
			signal,
			keepalive,
		});
	} catch (error) {
		throw toNetworkFailure(error, { method, path });
	}
}
