import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { firstRow } from "#db/first-row.ts";
import { findCase } from "../desk/cases.repository.server.ts";
import { decideCase } from "../desk/decide-case.server.ts";
import { openCase } from "../opening/open-case.server.ts";
import type { Reportables } from "../reportable.ts";
import { findDecision } from "../statements/decisions.repository.server.ts";
import { removableOf } from "./removable";

type Tools = { reportables: Reportables; timeZone: string; origin: string };

/**
 * The handler of `moderation.removeSame`: removes another thing with the same text in a case of its own, with the same
 * ground and facts, so that its author gets a statement and an appeal. It is skipped when the first decision was undone,
 * or the thing was edited or reported since, or another moderator holds its case.
 */
export function removeSame({ reportables, timeZone, origin }: Tools): JobHandler<"moderation.removeSame"> {
	return async ({ payload: { decisionId, id, requestId } }, { db, now }) => {
		const done = { writes: [] };
		const decision = firstRow(await findDecision(db, decisionId));
		const kind = decision && reportables.get(decision.subjectKind);
		if (!kind?.findSame || decision?.moderatorId == null || decision.liftedAt) return done;
		const same = await kind.findSame(db, { id: decision.subjectId });
		const { moderatorId, ground, facts, body } = decision;
		if (!removableOf(same, body).some((other) => other.id === id)) return done;
		const opened = await openCase(db, { kind, id, by: { id: moderatorId, requestId }, now });
		const found = opened.ok ? firstRow(await findCase(db, opened.caseId, { userId: moderatorId })) : undefined;
		if (!found) return done;
		await decideCase(db, {
			reportables,
			id: found.id,
			actorId: moderatorId,
			decision: {
				round: found.round,
				// Reports that the moderator has not read refuse it, and its case waits for them.
				seen: 0,
				outcome: "removed",
				sanction: "none",
				ground: ground ?? undefined,
				facts: facts ?? undefined,
			},
			timeZone,
			origin,
			requestId,
			now,
		});
		return done;
	};
}
