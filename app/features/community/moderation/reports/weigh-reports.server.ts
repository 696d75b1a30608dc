import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import type { Reportables } from "../reportable.ts";
import { hidesUntilDecided } from "./report-weight.ts";
import { findOpenCase, listReporterRecords, markHidden, type Subject } from "./reports.repository.server";

import { enqueueHidden } from "./tell-hidden.server";

type Input = { reportables: Reportables; subject: Subject; now: Date };

/** The writes that hide a thing when trusted reporters suffice; none when they do not, or it is hidden or decided. */
export async function weighReports(db: Database, { reportables, subject, now }: Input): Promise<readonly Write[]> {
	const kind = reportables.get(subject.kind);
	const {
		open: [open],
		records,
	} = await inBatch(db, { open: findOpenCase(db, subject), records: listReporterRecords(db, subject) });
	if (!kind || !open || open.hiddenAt || !hidesUntilDecided(records)) return [];
	return [
		markHidden(db, open.id, now),
		// A decision may have come first.
		requireChange(db),
		...kind.hide(db, { id: subject.id, mayEdit: false, now }),
		enqueueHidden(db, subject, { now }),
		audit(db, {
			by: null,
			deed: "moderation.hide",
			subject: { kind: "moderationCase", id: open.id },
			after: { by: "trustedReports" },
			requestId: "job",
			now,
		}),
	];
}
