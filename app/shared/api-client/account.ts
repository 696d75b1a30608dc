import { callApi } from "./api-call";
import { forgetIdentity, keepIdentity, readIdentity } from "./identity";
import { clearQueries, invalidateQueries } from "./lazy-query-client";
import { currentUserQuery } from "./query-policy";

/**
 * What follows a login or a registration in the browser: who entered is stored,
 * token and e-mail, and asked for anew. Null says that nobody did, which clears
 * both. Source: section 4 of the specification.
 */
export async function keepWhoEntered(entered: { token: string; email: string } | null): Promise<void> {
	if (!entered) return forgetIdentity();
	keepIdentity(entered);
	await invalidateQueries(currentUserQuery().queryKey[0]);
}

/** How the page is left: to an address, or by the form that signs out without script. */
export type Leaving = { goTo?: (path: string) => void; submit: () => void };

/**
 * Signs out and goes to the sign-in page. Forgets what was read and stored, but
 * not how the page looks (theme, language and accessibility preferences belong
 * to the device) nor what the server has still to learn of. Where the call fails the session is still alive and no script
 * can end it, so the form is sent, which does the same in another way.
 */
export async function logOut({ goTo = (path) => location.assign(path), submit }: Leaving): Promise<void> {
	const { token } = readIdentity();
	const leave = () => callApi({ method: "POST", path: "/api/auth/logout" }).catch(() => null);
	let response = await leave();
	// A stale token hides a live cookie: by now it is cleared, and the cookie can be ended.
	if (response?.status === 401 && token) response = await leave();
	clearQueries();
	clearStorage();
	// Who is known to be nobody is signed out as well.
	if (response?.ok || response?.status === 401) goTo("/login");
	else submit();
}

/** What waits to be sent (`outbox`) names its account and is sent for no other: who signs in again finds it. */
const OF_THE_DEVICE = /^(?:theme|lang|accessibility.*|outbox:.*)$/i;

function clearStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (!OF_THE_DEVICE.test(key)) localStorage.removeItem(key);
	} catch {
		// What cannot be reached cannot be read either.
	}
}
