import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { trustFacts } from "../before-writing.server";
import { dropLevel, findTrust, setLevel } from "../trust.repository.server";
import type { LevelChoice } from "./schemas";

type Input = {
	userId: number;
	level: LevelChoice;
	reason: string;
	by: { id: number; requestId: string };
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "staff" };

/** A moderator sets somebody's level of trust, or gives it back to what is computed. Two trips. */
export async function setTrustLevel(db: Database, { userId, level, reason, by, now }: Input): Promise<Outcome> {
	const found = firstRow(await findTrust(db, userId));
	if (!found) return { ok: false, reason: "notFound" };
	if (trustFacts(found).isStaff) return { ok: false, reason: "staff" };
	await inBatch(db, {
		changed: level === "computed" ? dropLevel(db, userId) : setLevel(db, { userId, level, reason, by: by.id, now }),
		audited: audit(db, {
			by: by.id,
			deed: "forum.setLevel",
			subject: { kind: "user", id: userId },
			before: { level: found.givenLevel ?? "computed" },
			after: { level, reason },
			requestId: by.requestId,
			now,
		}),
	});
	return { ok: true };
}
