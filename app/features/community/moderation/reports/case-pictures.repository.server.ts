import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { holdUploads, listHeldUploads, releaseUploads } from "#app/features/operations/uploads/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { moderationCases, uploadHolds } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { APPEAL_DAYS } from "../limits.ts";
import { openCaseId, type SubjectInBatch } from "./reports.repository.server";

const HOLDER = "moderationCase:";

type CasePictures = { subject: SubjectInBatch; pictures: readonly string[]; now: Date };

/** Keeps the pictures of a thing for its open case. Each report adds those that are shown by then. */
export function holdPictures(db: Database, { subject, pictures, now }: CasePictures): Write[] {
	if (pictures.length === 0) return [];
	return [holdUploads(db, { ids: pictures, holder: sql<string>`${HOLDER} || ${openCaseId(subject)}`, now })];
}

/** The uploads that a case holds. */
export function listCasePictures(db: Database, caseId: number) {
	return listHeldUploads(db, `${HOLDER}${caseId}`);
}

const waitingAppeal = sql`exists (select 1 from moderation_decisions made
	join moderation_appeals waiting on waiting.decision_id = made.id
	where made.case_id = moderation_cases.id and waiting.decided_at is null)`;

/** Cases that hold pictures and need them no more: decided, not locked, and past their appeal. */
export function listSettledCases(db: Database, now: Date, limit: number) {
	const appealEnded = new Date(now.getTime() - APPEAL_DAYS * DAY_MS);
	return db
		.selectDistinct({ id: moderationCases.id })
		.from(uploadHolds)
		.innerJoin(
			moderationCases,
			sql`${moderationCases.id} = cast(substr(${uploadHolds.holder}, ${HOLDER.length + 1}) as integer)`,
		)
		.where(
			and(
				sql`${uploadHolds.holder} like ${`${HOLDER}%`}`,
				eq(moderationCases.status, "decided"),
				isNull(moderationCases.evidenceUntil),
				or(isNull(moderationCases.authorId), lte(moderationCases.decidedAt, appealEnded)),
				sql`not ${waitingAppeal}`,
			),
		)
		.limit(limit);
}

export function releaseCasePictures(db: Database, caseIds: readonly number[]): Write {
	return releaseUploads(
		db,
		caseIds.map((id) => `${HOLDER}${id}`),
	);
}
