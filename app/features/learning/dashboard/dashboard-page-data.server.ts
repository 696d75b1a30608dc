import { learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import type { CurrentUser, Viewer } from "#app/features/people/auth/face.server.ts";
import type { Flash } from "#app/shared/request/flash-cookie.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type DashboardRows, findDashboard } from "./dashboard.repository.server.ts";
import { dashboardData } from "./dashboard-data.server.ts";
import { partOfDay } from "./part-of-day.ts";

type ReadInput = { viewer: Viewer; language: Language; now: Date };

export function readDashboardPage(db: Database, { viewer, language, now }: ReadInput) {
	return findDashboard(db, { ...viewer, language, now });
}

type Input = {
	user: CurrentUser;
	language: Language;
	flash: Flash | null;
	now: Date;
};

export function dashboardPageData(found: DashboardRows, { user, language, flash, now }: Input) {
	const t = getFixedT(language, "dashboard");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("title"),
		description: t("description"),
		name: user.name.split(" ")[0] ?? user.name,
		partOfDay: partOfDay(now, user.timeZone),
		data: dashboardData(found, learningDay(now, user.timeZone), {
			formats,
			language,
			goalMinutes: user.weeklyGoalMinutes,
		}),
		closed: flash === "welcome" ? null : flash,
		// A banner speaks of an address that fails.
		unconfirmed: user.emailVerifiedAt || user.emailState ? null : user.email,
		isNew: flash === "welcome",
	};
}

export type DashboardPageData = ReturnType<typeof dashboardPageData>;
