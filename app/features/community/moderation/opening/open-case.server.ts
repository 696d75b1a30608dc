import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { ReportableKind } from "../reportable.ts";
import { holdPictures } from "../reports/case-pictures.repository.server.ts";
import { findOpenCase, insertCase, openCaseId } from "../reports/reports.repository.server.ts";

type Input = {
	kind: ReportableKind;
	/** As `find` of the kind names it. */
	id: string;
	by: { id: number; requestId: string };
	now: Date;
};
export type OpenOutcome = { ok: true; caseId: number } | { ok: false; reason: "notFound" | "own" };

/**
 * The case in which a moderator decides about a thing that they have come across: the open one, or a new one without a
 * report, so that they may decide it. For its readers nothing changes until then. `by` is a moderator. Two trips.
 */
export async function openCase(db: Database, input: Input): Promise<OpenOutcome> {
	const { kind, id, by, now } = input;
	const subject = { kind: kind.name, id };
	const reader = { userId: by.id, isModerator: true };
	const { things, cases } = await inBatch(db, {
		things: kind.find(db, { id, reader, now }),
		cases: findOpenCase(db, subject),
	});
	const [thing, open] = [firstRow(things), firstRow(cases)];
	if (thing && thing.authorId === by.id) return { ok: false, reason: "own" };
	if (open) return { ok: true, caseId: open.id };
	if (!thing || thing.state === "removed") return { ok: false, reason: "notFound" };
	try {
		const { opened } = await inBatch(db, {
			inserted: insertCase(db, { subject, thing, reason: "other", now }),
			isNew: requireChange(db),
			kept: holdPictures(db, { subject, pictures: thing.pictures ?? [], now }),
			audited: audit(db, {
				by: by.id,
				deed: "moderation.open",
				subject: { kind: "moderationCase", id: openCaseId(subject) },
				requestId: by.requestId,
				now,
			}),
			opened: findOpenCase(db, subject),
		});
		const made = firstRow(opened);
		if (!made) throw new Error("The case that was opened is not there");
		return { ok: true, caseId: made.id };
	} catch (error) {
		// A report, or another moderator, has opened one meanwhile.
		const found = isConflict(error) ? firstRow(await findOpenCase(db, subject)) : undefined;
		if (!found) throw error;
		return { ok: true, caseId: found.id };
	}
}
