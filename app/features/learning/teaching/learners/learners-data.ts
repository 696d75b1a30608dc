import type { Formats } from "#app/shared/words/formats.ts";
import type { LearnerRow } from "./learners.repository.server";
import { LEARNERS_PER_PAGE, type LearnersQuery } from "./learners-query";

type Input = {
	course: { id: number; enrollmentCount: number };
	learners: LearnerRow[];
	query: LearnersQuery;
	formats: Formats;
};

/** One page of learners as the list shows them. */
export function chosenLearners({ course, learners, query, formats }: Input) {
	const { q, filters } = query;
	const total = q || filters.status ? (learners[0]?.total ?? 0) : course.enrollmentCount;
	const first = (query.page - 1) * LEARNERS_PER_PAGE + 1;
	return {
		query: { ...query, filters: { ...filters, course: course.id } },
		pageCount: Math.max(1, Math.ceil(total / LEARNERS_PER_PAGE)),
		total,
		shown: {
			from: formats.number(first),
			to: formats.number(first + learners.length - 1),
			total: formats.number(total),
		},
		hasLearners: course.enrollmentCount > 0,
		learners: learners.map((learner) => ({
			enrollmentId: learner.enrollmentId,
			name: learner.name,
			country: learner.country && formats.country(learner.country),
			status: learner.status,
			progress: learner.progress,
			progressText: formats.percent(learner.progress),
			enrolled: formats.date(learner.enrolledAt),
			enrolledAt: learner.enrolledAt.toISOString(),
			lastActivity: formats.date(learner.lastActivityAt),
			lastActivityAt: learner.lastActivityAt.toISOString(),
		})),
	};
}
