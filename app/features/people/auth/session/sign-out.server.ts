import type { AppLoadContext } from "@remix-run/cloudflare";
import { deleteSession } from "./sessions.repository.server";

/** Ends the caller's session on the server, if there is one. */
export async function signOut({ db, session }: Pick<AppLoadContext, "db" | "session">): Promise<void> {
	const current = await session();
	if ("sessionId" in current) await deleteSession(db, current.sessionId);
}

/** Ends a sign-in that was refused its second factor, and that nobody has the secrets of. */
export async function dropWaitingSession(db: AppLoadContext["db"], sessionId: string): Promise<void> {
	await deleteSession(db, sessionId);
}
