import { withParameter } from "../pages/with-parameter";
import { toApiFailure, toNetworkFailure } from "./api-failure";
import { forgetToken, type Identity, identityHeaders, readIdentity } from "./identity";

export type ApiCall = {
	method?: string;
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
	cache?: RequestCache;
	signal?: AbortSignal;
	keepalive?: boolean;
	/** Marks the retry after a 401 with `retry=1`. */
	flagRetry?: boolean;
};

/**
 * Sends cookies and the stored identity. On 401 the token is cleared; with a stored e-mail, and outside `/api/auth`,
 * the call is repeated with the e-mail header only. Throws an `ApiFailure` without response.
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

/** `callApi` that also throws an `ApiFailure` for a response that is not OK. */
export async function requestApi(call: ApiCall): Promise<Response> {
	const response = await callApi(call);
	if (!response.ok) throw await toApiFailure(response);
	return response;
}

export function mayTryByEmail({ token, email }: Identity, path: string): boolean {
	return Boolean(token && email) && !/^\/api\/auth(?:[/?#]|$)/.test(path);
}

export function withRetryFlag(path: string): string {
	return withParameter(path, "retry", 1);
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
