import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Choice, savePreference } from "./keep-preference.server";

/** Saves a choice for a signed-in user; guests have only the cookie. */
export async function saveChoice(
	{ db, session }: Pick<AppLoadContext, "db" | "session">,
	choice: Choice,
): Promise<void> {
	const current = await session();
	if (current.kind !== "signedIn") return;
	await savePreference(db, { user: current.user, sessionId: current.sessionId, choice, now: new Date() });
}
