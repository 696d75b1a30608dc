import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueNotice } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { firstRecoveryCodes } from "../recovery/make-recovery-codes.server";
import { deletePasskeyOf, insertPasskey, renamePasskeyOf } from "./passkeys.repository.server";
import { verifyAttestation } from "./verify-passkey.server";

type PasskeyChangeInput = { userId: number; origin: string; requestId: string; now: Date };

/** Adds a passkey, named after its device. The account's first factor also creates recovery codes. */
export async function addPasskey(
	db: Database,
	{ userId, response, name, origin, requestId, now }: PasskeyChangeInput & { response: string; name: string },
): Promise<{ ok: true; codes: string[] | null; jobId: string } | { ok: false; reason: "wrong" | "known" }> {
	const verified = await verifyAttestation(db, { response, purpose: "register", userId, origin, now });
	if (!verified) return { ok: false, reason: "wrong" };
	const first = await firstRecoveryCodes(db, { userId, now });
	let codes: string[] | null;
	const [id, jobId] = [newId(), newJobId()];
	try {
		const { written } = await inBatch(db, {
			written: first.write,
			passkey: insertPasskey(db, { id, userId, name, createdAt: now, ...verified.passkey }),
			proved: verified.writes,
			notice: enqueueNotice(db, { notice: "passkeyAdded", userId, origin }, { id: jobId, now }),
			entry: audit(db, {
				by: userId,
				deed: "factors.addPasskey",
				subject: { kind: "user", id: userId },
				after: { name },
				requestId,
				now,
			}),
		});
		codes = first.shownBy(written);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "wrong" };
		if (isDuplicate(error, "passkeys")) return { ok: false, reason: "known" };
		throw error;
	}
	return { ok: true, codes, jobId };
}

type PasskeyNotFound = { ok: false; reason: "gone" };

/** Another user's passkey gets the same answer as a missing one. */
export async function renamePasskey(
	db: Database,
	{ userId, id, name, requestId, now }: Omit<PasskeyChangeInput, "origin"> & { id: string; name: string },
): Promise<{ ok: true } | PasskeyNotFound> {
	try {
		await db.batch([
			renamePasskeyOf(db, { id, userId, name }),
			requireChange(db),
			audit(db, {
				by: userId,
				deed: "factors.renamePasskey",
				subject: { kind: "user", id: userId },
				after: { name },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
	return { ok: true };
}

/** Another user's passkey gets the same answer as a missing one. */
export async function removePasskey(
	db: Database,
	{ userId, id, origin, requestId, now }: PasskeyChangeInput & { id: string },
): Promise<{ ok: true; jobId: string } | PasskeyNotFound> {
	const jobId = newJobId();
	try {
		await db.batch([
			deletePasskeyOf(db, { id, userId }),
			requireChange(db),
			enqueueNotice(db, { notice: "passkeyRemoved", userId, origin }, { id: jobId, now }),
			audit(db, {
				by: userId,
				deed: "factors.removePasskey",
				subject: { kind: "user", id: userId },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
	return { ok: true, jobId };
}
