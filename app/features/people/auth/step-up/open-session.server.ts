import type { Database } from "#db/client.server.ts";
import type { Role } from "../roles";
import { SESSION_LIMITS } from "../session/session-limits";
import { renewSecrets, type StartedSession } from "../session/start-session.server";
import { type ConfirmOutcome, confirmIdentity } from "./confirm-identity.server";

type Input = Omit<Parameters<typeof confirmIdentity>[1], "purpose" | "secrets" | "user"> & {
	user: { id: number; email: string; role: Role };
};
type Refused = Extract<ConfirmOutcome, { ok: false }>;

/** Completes a sign-in. New secrets make those of the waiting session worthless to an attacker. */
export async function openWaitingSession(
	db: Database,
	input: Input,
): Promise<{ ok: true; session: StartedSession } | Refused> {
	const { cookie, token, ...secrets } = await renewSecrets();
	const outcome = await confirmIdentity(db, { ...input, purpose: "signIn", secrets });
	if (!outcome.ok) return outcome;
	const expiresAt = new Date(input.now.getTime() + SESSION_LIMITS[input.user.role].absolute);
	return { ok: true, session: { cookie, token, expiresAt } };
}
