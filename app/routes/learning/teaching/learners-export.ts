import { exportLearners } from "#app/features/learning/teaching/learners/export-learners.server.ts";
import { LEARNERS_LIST } from "#app/features/learning/teaching/learners/learners-query.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(instructors, async ({ context, db, request, user }) => {
	const language = await context.language;
	return exportLearners(db, {
		instructorId: user.role === "admin" ? null : user.id,
		query: LEARNERS_LIST.parse(new URL(request.url).searchParams),
		t: getFixedT(language, "teaching"),
		formats: formatsFor({ language, timeZone: user.timeZone }),
	});
});
