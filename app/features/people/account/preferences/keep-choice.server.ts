import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Choice, keepPreference } from "./keep-preference.server";

/** Saves a choice for a signed-in user; guests have only the cookie. */
export async function keepChoice(
	{ db, session }: Pick<AppLoadContext, "db" | "session">,
	choice: Choice,
): Promise<void> {
	const current = await session();
	if (current.kind !== "signedIn") return;
	await keepPreference(db, { user: current.user, sessionId: current.sessionId, choice, now: new Date() });
}
