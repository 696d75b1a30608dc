import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { jobsView } from "./jobs-view";

type Jobs = Parameters<typeof jobsView>[0];

export function jobsPageData(jobs: Jobs, { language, timeZone }: { language: Language; timeZone: string }) {
	const t = getFixedT(language, "admin");
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("jobs.title"),
		description: t("jobs.lede"),
		view: jobsView(jobs, { formats, textOf: deskText(language) }),
	};
}
