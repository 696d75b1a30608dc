import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedEntry, headingOf } from "../edited-entry.server.ts";
import { historyData } from "./history-data.server.ts";

type Input = { user: CurrentUser; language: Language; search: URLSearchParams };

export async function historyPageData(db: Database, entry: EditedEntry, { user, language, search }: Input) {
	const t = getFixedT(language, "library");
	return {
		title: t("history.title"),
		heading: headingOf(entry, language),
		description: t("history.description"),
		history: await historyData(db, entry, search, formatsFor({ language, timeZone: user.timeZone })),
		isTakenBack: search.has("takenBack"),
	};
}
