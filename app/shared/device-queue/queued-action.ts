/** An action that the server must receive once. Belongs to an account and waits until the server has answered. */
export type QueuedAction = {
	key: string;
	userId: number;
	kind: string;
	/** What the action changes, such as "lesson:12". Actions on one subject are sent in order. */
	subject: string;
	/** Under `/api/` the body is posted as JSON, elsewhere as a form. The endpoint must not redirect. */
	url: string;
	body: Readonly<Record<string, unknown>>;
	/** A later action in the same slot replaces an unsent one. */
	slot?: string;
	isQuiet?: boolean;
	at: number;
	/** Set when the server refused it for good: not sent again, and shown until dismissed. */
	refused?: Refusal;
	/** Why it could not be sent at once: no network or server, or its owner must sign in again. */
	waits?: "network" | "signIn";
};
export type Refusal = { status: number; message: string | null };

/** `later`: the server is unavailable now; `signIn`: the session has ended. */
export type SendOutcome =
	| { state: "done"; body: unknown }
	| { state: "refused"; refusal: Refusal }
	| { state: "later" | "offline" | "signIn" };

/** The next action to send: not refused, and not behind an action on a subject in `held`. */
export function nextAction(
	actions: readonly QueuedAction[],
	userId: number,
	held: ReadonlySet<string>,
): QueuedAction | undefined {
	return actions.find((action) => action.userId === userId && !action.refused && !held.has(action.subject));
}

/** Interprets the status of a response. 409 and the like are final: a retry would be refused again. */
export function sendStateOf(status: number): "done" | "refused" | "later" | "signIn" {
	if (status >= 200 && status < 300) return "done";
	// With `redirect: "manual"` a redirect has status 0; here it can only lead to the sign-in page.
	if (status === 0 || status === 401) return "signIn";
	return status >= 500 || [408, 425, 429].includes(status) ? "later" : "refused";
}

export function parseQueuedAction(text: string | null): QueuedAction | null {
	try {
		const action = JSON.parse(text ?? "null");
		const isAction =
			typeof action?.key === "string" &&
			typeof action.userId === "number" &&
			typeof action.url === "string" &&
			/^\/(?!\/)/.test(action.url) &&
			typeof action.at === "number";
		return isAction ? action : null;
	} catch {
		return null;
	}
}
