import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { REVOCATION_REASONS } from "../certificate-status";
import { findCertificate, revoke } from "../certificates.repository.server";

type Input = {
	serial: string;
	why: (typeof REVOCATION_REASONS)[number];
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "revokedBefore" };

/** Revokes permanently, with an audit entry in the same batch. A second request is refused as already revoked. */
export async function revokeCertificate(
	db: Database,
	{ serial, why, actorId, requestId, now }: Input,
): Promise<Outcome> {
	const [certificate] = await findCertificate(db, serial);
	if (!certificate) return { ok: false, reason: "notFound" };
	if (certificate.revokedAt) return { ok: false, reason: "revokedBefore" };
	try {
		await db.batch([
			revoke(db, { serial, why, now }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "certificates.revoke",
				subject: { kind: "certificate", id: serial },
				before: { status: "valid" },
				after: { status: "revoked", why },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "revokedBefore" };
		throw error;
	}
	return { ok: true };
}
