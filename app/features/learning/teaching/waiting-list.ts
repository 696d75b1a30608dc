import { DAY_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { MOST_WAITING } from "./reviews/most-waiting";
import type { TaughtCourse } from "./taught-courses.repository.server";

/** Days after which something that waits stands out. */
const OVERDUE_DAYS = 3;
/** Lines shown; the pages they lead to have all. */
const LINES_SHOWN = 6;

type WaitingCourse = Pick<
	TaughtCourse,
	"id" | "title" | "publishedAt" | "formerPublishedAt" | "waitingReviews" | "sentBackAt"
> & {
	waitingSince: Date | null;
};
type Waiting = {
	kind: "reviews" | "sentBack" | "unpublished";
	courseId: number;
	course: string;
	count: number;
	isMore: boolean;
	/** Since when the oldest waits; null where nothing says. */
	since: string | null;
	isOverdue: boolean;
	to: string;
};

/** What waits for an instructor, what has waited longest first. A kind stands here once there is such a thing. */
export function waitingList(taught: readonly WaitingCourse[], { formats, now }: { formats: Formats; now: Date }) {
	const reviews = taught
		.filter(({ waitingReviews }) => waitingReviews > 0)
		.sort((a, b) => (a.waitingSince?.getTime() ?? 0) - (b.waitingSince?.getTime() ?? 0))
		.map(
			({ id, title, waitingReviews, waitingSince }): Waiting => ({
				kind: "reviews",
				courseId: id,
				course: title,
				count: waitingReviews,
				isMore: waitingReviews >= MOST_WAITING,
				since: waitingSince ? formats.date(waitingSince) : null,
				isOverdue: waitingSince !== null && now.getTime() - waitingSince.getTime() > OVERDUE_DAYS * DAY_MS,
				to: `/instructor-dashboard/reviews?course=${id}&state=waiting`,
			}),
		);
	const sentBack = taught.flatMap(({ id, title, sentBackAt }): Waiting[] =>
		sentBackAt === null
			? []
			: [
					{
						kind: "sentBack",
						courseId: id,
						course: title,
						count: 1,
						isMore: false,
						since: formats.date(sentBackAt),
						isOverdue: now.getTime() - sentBackAt.getTime() > OVERDUE_DAYS * DAY_MS,
						to: `/instructor-dashboard/courses/${id}/publish`,
					},
				],
	);
	const unpublished = taught
		// A withdrawn course waits for an admin.
		.filter(({ publishedAt, formerPublishedAt }) => publishedAt === null && formerPublishedAt === null)
		.map(
			({ id, title }): Waiting => ({
				kind: "unpublished",
				courseId: id,
				course: title,
				count: 1,
				isMore: false,
				since: null,
				isOverdue: false,
				to: `/instructor-dashboard/courses/${id}`,
			}),
		);
	const all = [...sentBack, ...reviews, ...unpublished];
	return {
		lines: all.slice(0, LINES_SHOWN),
		more: Math.max(0, all.length - LINES_SHOWN),
		total: all.reduce((sum, { count }) => sum + count, 0),
	};
}
