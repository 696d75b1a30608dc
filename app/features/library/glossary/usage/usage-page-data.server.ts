import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listTermNames } from "../terms.repository.server.ts";
import { previewLinks } from "./preview-links.server.ts";
import { listUsage } from "./usage.repository.server.ts";
import { usageQuery } from "./usage-query.ts";
import { usageView } from "./usage-view.ts";

type Input = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
};

export async function usagePageData(db: Database, { user, language: own, search }: Input) {
	const { language, slug, names } = usageQuery(search, own);
	const [rows, usage] = await db.batch([listTermNames(db, [language]), listUsage(db, language)]);
	const chosen = rows.find((row) => row.slug === slug);
	const t = getFixedT(own, "glossary");
	const countedAt = usage[0]?.countedAt;
	return {
		title: t("usage.title"),
		description: t("usage.description"),
		terms: usageView(rows, usage, language),
		countedAt: countedAt ? formatsFor({ language: own, timeZone: user.timeZone }).dateTime(countedAt) : null,
		query: {
			language,
			slug,
			names,
			shownNames: (names ?? (chosen ? [chosen.title, ...chosen.aliases] : [])).join("\n"),
		},
		preview: slug && names ? await previewLinks(db, { slug, language, names }) : null,
		isDone: search.get("done") === "counted",
	};
}
