import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { forgetFormerAddress, forgetMailAddress } from "#app/features/operations/notifications/face.server.ts";
import { countTry, LIMITS, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { LinkRefusal, SentLink } from "../links/spend-link.server";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import { deleteTokensOfUser, findLiveToken, spendToken } from "../one-time-tokens.repository.server";
import {
	deleteEmailChange,
	findEmailChange,
	markAnswered,
	type Side,
	setEmail,
} from "./email-changes.repository.server";

type Input = SentLink & { origin: string; requestId: string };
type Outcome =
	| { ok: true; state: "waits" }
	| { ok: true; state: "changed"; jobId: string }
	| { ok: false; reason: "unavailable" }
	| LinkRefusal;

const SIDE_OF_PURPOSE = { agreeEmail: "agree", confirmEmail: "confirm" } as const;

/**
 * Records the answer of one address, in either order. The second answer moves the account, ends every link to the old
 * address and notifies the owner. Each link works once, for a day. The batch itself decides which answer is the
 * second: of two at once, the later is retried.
 */
export async function answerEmailChange(db: Database, input: Input): Promise<Outcome> {
	const { token, clientIp, now, rateLimitScale: scale } = input;
	const tokenHash = await hashSecret(token);
	const attempt = { limit: LIMITS.linksPerAddress, who: clientIp, now };
	const verdict = verdictOf(await countTry(db, attempt), { ...attempt, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	try {
		return await answerOnce(db, tokenHash, input);
	} catch (error) {
		if (!isConflict(error)) throw error;
	}
	try {
		return await answerOnce(db, tokenHash, input);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "linkInvalid" };
		throw error;
	}
}

/** Throws a conflict when the link or the other answer changed meanwhile. */
async function answerOnce(db: Database, tokenHash: string, { origin, requestId, now }: Input): Promise<Outcome> {
	const [[agreeing], [confirming]] = await db.batch([
		findLiveToken(db, { tokenHash, purpose: "agreeEmail", now }),
		findLiveToken(db, { tokenHash, purpose: "confirmEmail", now }),
	]);
	const purpose = agreeing ? "agreeEmail" : "confirmEmail";
	const userId = (agreeing ?? confirming)?.userId;
	const [change] = userId === undefined ? [] : await findEmailChange(db, userId, now);
	if (userId === undefined || !change) return { ok: false, reason: "linkInvalid" };

	const side: Side = SIDE_OF_PURPOSE[purpose];
	const otherHas = (side === "agree" ? change.confirmedAt : change.agreedAt) !== null;
	const about = { by: userId, subject: { kind: "user", id: userId }, requestId, now } as const;
	const answer = [
		spendToken(db, { tokenHash, purpose, now }),
		requireChange(db),
		markAnswered(db, { key: change.key, side, otherHas, now }),
		requireChange(db),
		audit(db, { ...about, deed: side === "agree" ? "auth.agreeEmailChange" : "auth.confirmEmailChange" }),
	] as const;
	if (!otherHas) {
		await db.batch(answer);
		return { ok: true, state: "waits" };
	}
	const jobId = newJobId();
	try {
		await db.batch([
			...answer,
			...forgetFormerAddress(db, userId),
			setEmail(db, { userId, email: change.newEmail, now }),
			forgetMailAddress(db, userId),
			deleteEmailChange(db, userId),
			deleteTokensOfUser(db, { userId, purposes: SENT_TO_THE_OLD, except: tokenHash }),
			enqueueNotice(db, { notice: "emailChanged", userId, origin }, { id: jobId, now }),
			audit(db, { ...about, deed: "auth.changeEmail" }),
		]);
	} catch (error) {
		if (isDuplicate(error, "users.email")) return { ok: false, reason: "unavailable" };
		throw error;
	}
	return { ok: true, state: "changed", jobId };
}

const SENT_TO_THE_OLD = [
	"resetPassword",
	"verifyEmail",
	"confirmLogin",
	"secureAccount",
	"agreeEmail",
	"confirmEmail",
] as const;
