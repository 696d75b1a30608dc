import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { HoldReason } from "#db/schema/community/moderation-kinds.ts";
import type { Write } from "#db/write.ts";
import { holdPictures } from "./case-pictures.repository.server";
import { type HeldThing, insertHeldCase, markHeld, openCaseId } from "./reports.repository.server";

import { enqueueHidden } from "./tell-hidden.server";

type Held = HeldThing & { heldBy: HoldReason; now: Date };

/**
 * Puts a thing into the moderators' queue that nobody has reported: its room hides it in the same batch, until somebody
 * decides. "Nothing wrong" then shows it.
 */
export function holdForReview(db: Database, { heldBy, now, ...thing }: Held): Write[] {
	const { subject, pictures } = thing;
	return [
		insertHeldCase(db, thing, now),
		markHeld(db, subject, { heldBy, now }),
		...holdPictures(db, { subject, pictures, now }),
		enqueueHidden(db, subject, { now }),
		audit(db, {
			by: null,
			deed: "moderation.hold",
			subject: { kind: "moderationCase", id: openCaseId(subject) },
			after: { by: heldBy },
			requestId: "hold",
			now,
		}),
	];
}
