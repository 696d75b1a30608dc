import type { AppLoadContext } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { endOtherSessions, endSession } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { SessionFormInput } from "./schemas";

type SessionFormRequest = { asked: SessionFormInput; userId: number; askedBy: string };

/** Handles the forms of the session list. Another user's session gets the same answer as an ended one. */
export async function answerSessionForm(
	{ env, origin, requestId, waitUntil }: AppLoadContext,
	db: Database,
	{ asked, userId, askedBy }: SessionFormRequest,
): Promise<{ said: "ended" | "endedOthers" | "gone"; status: number }> {
	const by = { userId, askedBy, requestId, now: new Date() };
	if (asked.intent === "end") {
		const outcome = await endSession(db, { ...by, sessionId: asked.sessionId });
		return outcome.ok ? { said: "ended", status: 200 } : { said: "gone", status: 404 };
	}
	const { jobId } = await endOtherSessions(db, { ...by, origin });
	waitUntil(nudgeJob(env.JOBS_QUEUE, jobId));
	return { said: "endedOthers", status: 200 };
}
