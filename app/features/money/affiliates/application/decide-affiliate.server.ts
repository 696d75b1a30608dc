import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { decideFlag } from "../flags/flags.repository.server";
import {
	type Affiliate,
	type AffiliateStatus,
	decideApplication,
	updateAffiliate,
} from "./affiliates.repository.server";
import type { DecisionInput } from "./schemas";

type Input = {
	affiliate: Affiliate;
	decision: DecisionInput;
	actorId: number;
	requestId: string;
	origin: string;
	now: Date;
};
type Outcome = { ok: true; jobId: string | null } | { ok: false; reason: "changed" };

const STATUS_OF_DECISION = {
	accept: { from: ["applied", "refused"], to: "active", mail: "affiliateAccepted" },
	refuse: { from: ["applied"], to: "refused", mail: "affiliateRefused" },
	suspend: { from: ["active"], to: "suspended", mail: null },
	resume: { from: ["suspended"], to: "active", mail: null },
} as const satisfies Record<string, { from: AffiliateStatus[]; to: AffiliateStatus; mail: string | null }>;

/** Decides about an application, affiliate, tax form or flag. Audited; applicants are mailed. */
export async function decideAffiliate(db: Database, input: Input): Promise<Outcome> {
	const { affiliate, decision, actorId, requestId, origin, now } = input;
	const { userId } = affiliate;
	const jobId = newJobId();
	const entry = (before: Record<string, unknown>, after: Record<string, unknown>): Write =>
		audit(db, {
			by: actorId,
			deed: `affiliates.${decision.intent}`,
			subject: { kind: "affiliate", id: affiliate.id },
			before,
			after,
			requestId,
			now,
		});
	const writes: [Write, ...Write[]] = (() => {
		if (decision.intent === "flag") {
			const { flagId: id, state } = decision;
			return [decideFlag(db, { id, state, actorId, now }), requireChange(db), entry({ flag: "open" }, { flag: state })];
		}
		if (decision.intent === "taxForm") {
			const { taxForm } = decision;
			const change = entry({ taxForm: affiliate.taxForm }, { taxForm });
			return [updateAffiliate(db, affiliate.id, { taxForm, taxFormAt: now }), requireChange(db), change];
		}
		const { from, to, mail } = STATUS_OF_DECISION[decision.intent];
		const why = "why" in decision ? decision.why : null;
		const move = { id: affiliate.id, from: [...from], to, why };
		// Without the reason: it is stored with the affiliate and erased with their account.
		const change = entry({ status: affiliate.status }, { status: to });
		const letter = mail && userId !== null && enqueueMail(db, mail, { userId, origin }, { id: jobId, dueAt: now });
		return [decideApplication(db, move, { by: actorId, now }), requireChange(db), change, ...(letter ? [letter] : [])];
	})();
	try {
		await db.batch(writes);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	const isTold = decision.intent === "accept" || decision.intent === "refuse";
	return { ok: true, jobId: isTold && userId !== null ? jobId : null };
}
