/**
 * Something that somebody did on this device and that the server has to learn of once. It belongs to an account
 * and waits on the device until the server has answered.
 */
export type Deed = {
	/** A UUID. It goes along as `Idempotency-Key`: the server does under it what it does, once. */
	key: string;
	userId: number;
	/** What was done: "progress", "attempt", "note" … */
	kind: string;
	/** The thing it was done to, such as "lesson:12". There it is shown that it waits; deeds to one thing go in their order. */
	subject: string;
	/** Where it is posted. Under `/api/` the body goes as JSON, elsewhere as a form. Its answer is no redirect. */
	url: string;
	body: Readonly<Record<string, unknown>>;
	/** A later deed in the same slot takes the place of one that waits: only the last counts. */
	slot?: string;
	/** Where the server does not take it, it is dropped without a word. */
	isQuiet?: boolean;
	/** When it was done, in milliseconds; no two deeds of a tab have the same. */
	at: number;
	/** Why the server does not take it. It is not sent again, and stays until it has been read. */
	refused?: Refusal;
	/** It could not be sent at once: without a network or a server, or because its owner has to sign in again. */
	waits?: "network" | "signIn";
};
export type Refusal = { status: number; message: string | null };

/** How the sending of one deed went. `later`: the server could not now; `signIn`: it does not know the sender. */
export type Outcome =
	| { state: "done"; body: unknown }
	| { state: "refused"; refusal: Refusal }
	| { state: "later" | "offline" | "signIn" };

/** What is still to be sent for an account, in order: all but what was refused and what stands behind a deed that is held. */
export function nextDeed(deeds: readonly Deed[], userId: number, held: ReadonlySet<string>): Deed | undefined {
	return deeds.find((deed) => deed.userId === userId && !deed.refused && !held.has(deed.subject));
}

/** What a status means for what was sent. 409 and the like are final: the same deed would be refused again. */
export function stateOf(status: number): "done" | "refused" | "later" | "signIn" {
	if (status >= 200 && status < 300) return "done";
	// A redirect that is not followed has no status: the way to the sign-in page.
	if (status === 0 || status === 401) return "signIn";
	return status >= 500 || [408, 425, 429].includes(status) ? "later" : "refused";
}

/** Reads what was stored; null for what no version of this code has written. */
export function parseDeed(text: string | null): Deed | null {
	try {
		const deed = JSON.parse(text ?? "null");
		const isDeed =
			typeof deed?.key === "string" &&
			typeof deed.userId === "number" &&
			typeof deed.url === "string" &&
			/^\/(?!\/)/.test(deed.url) &&
			typeof deed.at === "number";
		return isDeed ? deed : null;
	} catch {
		return null;
	}
}
