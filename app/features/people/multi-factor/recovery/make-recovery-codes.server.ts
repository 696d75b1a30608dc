import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueNotice } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { insertFirstRecoveryCodes, replaceRecoveryCodes, requireSecondFactor } from "../factors.repository.server";
import { createRecoveryCode, hashRecoveryCode, RECOVERY_CODE_COUNT } from "./recovery-codes.server";

/** Ten new codes and the writes that replace the old ones. Shown once; only hashes are stored. */
async function freshRecoveryCodes(
	db: Database,
	{ userId, now }: { userId: number; now: Date },
): Promise<{ codes: string[]; writes: readonly Write[] }> {
	const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
	const codeHashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
	return { codes, writes: replaceRecoveryCodes(db, { userId, codeHashes, now }) };
}

/**
 * Codes that come with a factor; none for an account that has some left. Put the write into the batch of the factor
 * and pass its result to `shownBy`: of two first factors added at once only one shows codes.
 */
export async function firstRecoveryCodes(db: Database, { userId, now }: { userId: number; now: Date }) {
	const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
	const codeHashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
	return {
		write: insertFirstRecoveryCodes(db, { userId, codeHashes, now }),
		shownBy: (written: readonly unknown[]) => (written.length > 0 ? codes : null),
	};
}

type RecoveryCodesInput = { userId: number; origin: string; requestId: string; now: Date };

/** Replaces all recovery codes with ten new ones. Needs a second factor. */
export async function makeRecoveryCodes(
	db: Database,
	{ userId, origin, requestId, now }: RecoveryCodesInput,
): Promise<{ ok: true; codes: string[]; jobId: string } | { ok: false; reason: "noFactor" }> {
	const { codes, writes } = await freshRecoveryCodes(db, { userId, now });
	const jobId = newJobId();
	try {
		await db.batch([
			requireSecondFactor(db, userId),
			...writes,
			enqueueNotice(db, { notice: "recoveryCodesMade", userId, origin }, { id: jobId, now }),
			audit(db, {
				by: userId,
				deed: "factors.makeRecoveryCodes",
				subject: { kind: "user", id: userId },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "noFactor" };
		throw error;
	}
	return { ok: true, codes, jobId };
}
