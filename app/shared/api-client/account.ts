import { callApi, requestApi } from "./api-call";
import { forgetIdentity, keepIdentity, readIdentity } from "./identity";
import { clearQueries, outdateQueries } from "./lazy-query-client";
import { currentUserQuery } from "./query-policy";

type AuthResponse<User> = { token: string; user: User };

/**
 * Signs in through the API: stores token and e-mail, and asks anew who is
 * signed in. A failure clears both and is thrown as an `ApiFailure`.
 * Source: section 4 of the specification.
 */
export function logIn<User extends { email: string }>(credentials: { email: string; password: string; code?: string }) {
	return enter<User>("/api/auth/login", credentials);
}

/** Registers through the API, and is signed in at once. Fails as `logIn` does. */
export function register<User extends { email: string }>(fields: { name: string; email: string; password: string }) {
	return enter<User>("/api/auth/register", fields);
}

async function enter<User extends { email: string }>(path: string, fields: object): Promise<User> {
	// Whoever signs in anew is nobody yet; a stale token would be answered with 401 whatever the password.
	forgetIdentity();
	const response = await requestApi({ method: "POST", path, body: fields });
	const { token, user } = (await response.json()) as AuthResponse<User>;
	keepIdentity({ token, email: user.email });
	await outdateQueries(currentUserQuery().queryKey[0]);
	return user;
}

/**
 * Signs out and goes to the sign-in page, whatever the server says. Forgets
 * what was read and stored, but not how the page looks: theme, language and
 * accessibility preferences belong to the device.
 */
export async function logOut(goTo: (path: string) => void = (path) => location.assign(path)): Promise<void> {
	const { token } = readIdentity();
	const leave = () => callApi({ method: "POST", path: "/api/auth/logout" }).catch(() => null);
	const response = await leave();
	// A stale token hides a live cookie: by now it is cleared, and the cookie can be ended.
	if (response?.status === 401 && token) await leave();
	clearQueries();
	clearStorage();
	goTo("/login");
}

const OF_THE_DEVICE = /^(?:theme|lang|accessibility.*)$/i;

function clearStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (!OF_THE_DEVICE.test(key)) localStorage.removeItem(key);
	} catch {
		// What cannot be reached cannot be read either.
	}
}
