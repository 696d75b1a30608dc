import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { Key } from "#app/shared/lists/keyset.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Database } from "#db/client.server.ts";
import { type LearnerRow, learnerKey, listCourseLearners } from "./learners.repository.server";
import type { LearnersQuery } from "./learners-query";

type Input = {
	instructorId: number | null;
	query: LearnersQuery;
	t: TFunction<"teaching">;
	formats: Formats;
};

/** Exports all learners that match the query. Column heads in the reader's language, instants in UTC. */
export function exportLearners(db: Database, { instructorId, query, t, formats }: Input): Promise<Response> {
	return csvResponse<LearnerRow, Key>({
		name: "learners",
		columns: [
			[t("learners.name"), ({ name }) => name],
			[t("learners.country"), ({ country }) => country && formats.country(country)],
			[t("learners.status"), ({ status }) => t(`statuses.${status}`)],
			[t("learners.progress"), ({ progress }) => progress],
			[t("learners.enrolled"), ({ enrolledAt }) => enrolledAt.toISOString()],
			[t("learners.lastActivity"), ({ lastActivityAt }) => lastActivityAt.toISOString()],
			[t("learners.finished"), ({ completedAt }) => completedAt?.toISOString() ?? null],
		],
		read: (after) => listCourseLearners(db, { instructorId, query }, { limit: EXPORT_BATCH_ROWS, after }),
		keyOf: (learner) => learnerKey(learner, query),
	});
}
