export const TOKEN_KEY = "auth_token";
export const EMAIL_KEY = "user_email";

export type Identity = { token: string | null; email: string | null };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readIdentity(storage = browserStorage()): Identity {
	return { token: read(storage, TOKEN_KEY), email: read(storage, EMAIL_KEY) };
}

export function storeIdentity({ token, email }: { token: string; email: string }, storage = browserStorage()): void {
	try {
		storage?.setItem(TOKEN_KEY, token);
		storage?.setItem(EMAIL_KEY, email);
	} catch {
		// Storage may be full or forbidden; the cookie is what counts.
	}
}

/** Removes a refused token unless it was replaced in the meantime. */
export function forgetToken(refused: string | null, storage = browserStorage()): void {
	if (refused !== null && read(storage, TOKEN_KEY) === refused) remove(storage, TOKEN_KEY);
}

export function forgetIdentity(storage = browserStorage()): void {
	remove(storage, TOKEN_KEY);
	remove(storage, EMAIL_KEY);
}

/** A bearer token, else the e-mail header, which the server ignores beside a token (docs/domain/access.md). */
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
		// Storage is forbidden: there is nothing to read.
	}
}
