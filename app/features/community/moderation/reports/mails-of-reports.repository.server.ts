import { eq, sql } from "drizzle-orm";
import { enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { moderationReports } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Input = { caseId: number; decisionId: string; origin: string; dueAt: Date };

/** Tells everybody who reported a case what was decided, with and without an account. */
export function mailsOfReports(db: Database, { caseId, decisionId, origin, dueAt }: Input): Write {
	return enqueueMailEach(
		db,
		"reportDecided",
		{
			payload: {
				userId: moderationReports.reporterId,
				reportKey: moderationReports.key,
				decisionId: sql`${decisionId}`,
			},
			origin,
			from: moderationReports,
			where: eq(moderationReports.caseId, caseId),
		},
		dueAt,
	);
}
