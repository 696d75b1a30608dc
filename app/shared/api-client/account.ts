import { ApiFailure } from "./api-failure";
import { forgetIdentity, readIdentity, storeIdentity } from "./identity";
import { clearQueries, invalidateQueries, mutateApi } from "./lazy-query-client";
import { currentUserQuery } from "./query-policy";

export async function storeSignedInUser(entered: { token: string; email: string } | null): Promise<void> {
	if (!entered) return forgetIdentity();
	storeIdentity(entered);
	await invalidateQueries(currentUserQuery().queryKey[0]);
}

export type LogOutOptions = { goTo?: (path: string) => void; submit: () => void };

/**
 * Clears caches and storage except device settings and queued actions. Retries once after a second, then submits the
 * plain form, since only the server can end the session.
 */
export async function logOut({ goTo = (path) => location.assign(path), submit }: LogOutOptions): Promise<void> {
	const { token } = readIdentity();
	const leave = () => mutateApi({ method: "POST", path: "/api/auth/logout" }).then(() => "left" as const, refusalOf);
	let outcome = await leave();
	// The stale token hid a valid cookie session, which can be ended now.
	if (outcome === "nobody" && token) outcome = await leave();
	clearQueries();
	clearStorage();
	// "nobody" counts as signed out.
	if (outcome === "failed") submit();
	else goTo("/login");
}

function refusalOf(error: unknown): "nobody" | "failed" {
	return error instanceof ApiFailure && error.status === 401 ? "nobody" : "failed";
}

/** Queued actions (`outbox`) name their account and are sent for no other. */
const KEPT_ON_LOGOUT = /^(?:theme|lang|accessibility.*|outbox:.*)$/i;

function clearStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (!KEPT_ON_LOGOUT.test(key)) localStorage.removeItem(key);
	} catch {
		// Storage is forbidden: there is nothing to clear.
	}
}
