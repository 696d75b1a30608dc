import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { insertApplication } from "./affiliates.repository.server";

type Input = {
	userId: number;
	application: { code: string; place: string; plan: string };
	/** Writes of other rooms for the same batch: the consent. */
	alongside: readonly Write[];
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "codeTaken" | "appliedBefore" };

/** Stores an application and the consent to the terms in one batch. After a refusal one may apply again. */
export async function applyAsAffiliate(db: Database, { userId, application, ...input }: Input): Promise<Outcome> {
	const { alongside, requestId, now } = input;
	try {
		await db.batch([
			insertApplication(db, { userId, ...application, now }),
			requireChange(db),
			...alongside,
			audit(db, {
				by: userId,
				deed: "affiliates.apply",
				subject: { kind: "user", id: userId },
				after: { code: application.code },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isDuplicate(error, "affiliates.code")) return { ok: false, reason: "codeTaken" };
		if (isConflict(error)) return { ok: false, reason: "appliedBefore" };
		throw error;
	}
	return { ok: true };
}
