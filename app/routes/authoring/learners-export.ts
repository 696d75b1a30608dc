import { guarded, instructors } from "../../features/auth/access.server";
import { exportLearners } from "../../features/authoring/export-learners.server";
import { LEARNERS } from "../../features/authoring/learners-query";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

/** The learners of a course as a file, as the dashboard was asked for them. */
export const loader = guarded(instructors, async ({ context, db, request, user }) => {
	const language = await context.language;
	return exportLearners(db, {
		instructorId: user.role === "admin" ? null : user.id,
		query: LEARNERS.parse(new URL(request.url).searchParams),
		t: getFixedT(language, "authoring"),
		formats: formatsFor({ language, timeZone: user.timeZone }),
	});
});
