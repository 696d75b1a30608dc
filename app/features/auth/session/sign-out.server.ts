import type { AppLoadContext } from "@remix-run/cloudflare";
import { deleteSession } from "./sessions.repository.server";

/** Ends the caller's session on the server, if there is one. */
export async function signOut({ db, session }: Pick<AppLoadContext, "db" | "session">): Promise<void> {
	const current = await session();
	if ("sessionId" in current) await deleteSession(db, current.sessionId);
}
