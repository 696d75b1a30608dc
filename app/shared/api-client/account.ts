import { ApiFailure } from "./api-failure";
import { forgetIdentity, readIdentity, storeIdentity } from "./identity";
import { clearQueries, invalidateQueries, mutateApi } from "./lazy-query-client";
import { currentUserQuery } from "./query-policy";

/**
 * What follows a login or a registration in the browser: who entered is stored,
 * token and e-mail, and asked for anew. Null says that nobody did, which clears
 * both.
 */
export async function storeSignedInUser(entered: { token: string; email: string } | null): Promise<void> {
	if (!entered) return forgetIdentity();
	storeIdentity(entered);
	await invalidateQueries(currentUserQuery().queryKey[0]);
}

/** How the page is left: to an address, or by the form that signs out without script. */
export type LogOutOptions = { goTo?: (path: string) => void; submit: () => void };

/**
 * Signs out and goes to the sign-in page. Forgets what was read and stored, but
 * not how the page looks (theme, language and accessibility preferences belong
 * to the device) nor what the server has still to learn of. The call is a mutation: one that fails is sent once more, a second
 * later. Where that fails too, the session is still alive and no script can end it, so the form is sent, which does the same in
 * another way.
 */
export async function logOut({ goTo = (path) => location.assign(path), submit }: LogOutOptions): Promise<void> {
	const { token } = readIdentity();
	const leave = () => mutateApi({ method: "POST", path: "/api/auth/logout" }).then(() => "left" as const, refusalOf);
	let outcome = await leave();
	// A stale token hides a live cookie: by now it is cleared, and the cookie can be ended.
	if (outcome === "nobody" && token) outcome = await leave();
	clearQueries();
	clearStorage();
	// Who is known to be nobody is signed out as well.
	if (outcome === "failed") submit();
	else goTo("/login");
}

function refusalOf(error: unknown): "nobody" | "failed" {
	return error instanceof ApiFailure && error.status === 401 ? "nobody" : "failed";
}

/** What waits to be sent (`outbox`) names its account and is sent for no other: who signs in again finds it. */
const KEPT_ON_LOGOUT = /^(?:theme|lang|accessibility.*|outbox:.*)$/i;

function clearStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (!KEPT_ON_LOGOUT.test(key)) localStorage.removeItem(key);
	} catch {
		// What cannot be reached cannot be read either.
	}
}
