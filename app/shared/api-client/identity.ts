/** Keys under which the client keeps who it is. */
export const TOKEN_KEY = "auth_token";
export const EMAIL_KEY = "user_email";

export type Identity = { token: string | null; email: string | null };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What is stored; nothing where storage is missing or forbidden. */
export function readIdentity(storage = browserStorage()): Identity {
	return { token: read(storage, TOKEN_KEY), email: read(storage, EMAIL_KEY) };
}

/** Stores what a login or a registration through the API has answered. */
export function storeIdentity({ token, email }: { token: string; email: string }, storage = browserStorage()): void {
	try {
		storage?.setItem(TOKEN_KEY, token);
		storage?.setItem(EMAIL_KEY, email);
	} catch {
		// Storage may be full or forbidden; the cookie is what counts.
	}
}

/** Forgets a token that was refused, unless another has taken its place meanwhile. */
export function forgetToken(refused: string | null, storage = browserStorage()): void {
	if (refused !== null && read(storage, TOKEN_KEY) === refused) remove(storage, TOKEN_KEY);
}

export function forgetIdentity(storage = browserStorage()): void {
	remove(storage, TOKEN_KEY);
	remove(storage, EMAIL_KEY);
}

/**
 * The header that says who asks: a bearer token, else the e-mail address. The
 * server trusts the first and removes the second (docs/domain/access.md).
 */
export function identityHeaders({ token, email }: Identity): Record<string, string> {
	if (token) return { Authorization: `Bearer ${token}` };
	if (email) return { "X-User-Email": /^[\x20-\x7e]+$/.test(email) ? email : encodeURIComponent(email) };
	return {};
}

function browserStorage(): Store | null {
	try {
		return typeof localStorage === "undefined" ? null : localStorage;
	} catch {
		return null;
	}
}

function read(storage: Store | null, key: string): string | null {
	try {
		return storage?.getItem(key) || null;
	} catch {
		return null;
	}
}

function remove(storage: Store | null, key: string): void {
	try {
		storage?.removeItem(key);
	} catch {
		// What cannot be reached cannot be read either.
	}
}
