import type { AppLoadContext } from "@remix-run/cloudflare";
import { deleteSession } from "./sessions.repository.server";

export async function signOut({ db, session }: Pick<AppLoadContext, "db" | "session">): Promise<void> {
	const current = await session();
	if ("sessionId" in current) await deleteSession(db, current.sessionId);
}

/** Deletes a session whose second factor was refused and whose secrets were never sent. */
export async function dropWaitingSession(db: AppLoadContext["db"], sessionId: string): Promise<void> {
	await deleteSession(db, sessionId);
}
