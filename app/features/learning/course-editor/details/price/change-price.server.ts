import { setPrice } from "#app/features/learning/authoring/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { type Money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";

type Input = {
	courseId: number;
	/** The price that the admin saw. */
	from: Money;
	to: Money;
	by: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "changedMeanwhile" };

/**
 * Changes the price of a course from now on, with its audit entry in the same batch; zero is free. Orders and access
 * keep what they have. Writes nothing when the price is the same, or is another than the admin saw.
 */
export async function changePrice(db: Database, { courseId, from, to, by, requestId, now }: Input): Promise<Outcome> {
	if (from.minor === to.minor && from.currency === to.currency) return { ok: true };
	try {
		await db.batch([
			setPrice(db, courseId, { from, to }),
			requireChange(db),
			audit(db, {
				by,
				deed: "courses.changePrice",
				subject: { kind: "course", id: courseId },
				before: { amount: moneyText(from), currency: from.currency },
				after: { amount: moneyText(to), currency: to.currency },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
