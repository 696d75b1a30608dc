import { redirect } from "@remix-run/cloudflare";
import { LEARNERS_LIST } from "#app/features/learning/teaching/learners/learners-query.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";

/** The learners of one course stand on the dashboard, which refuses another instructor's course. */
export const loader = guarded(instructors, async ({ params, request }) => {
	const course = readId(params.courseId);
	if (course === null) throw notFound();
	const query = LEARNERS_LIST.parse(new URL(request.url).searchParams);
	return redirect(LEARNERS_LIST.href(query, { filters: { course } }));
});
