import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findErrorGroup, listErrorGroups } from "./error-groups.repository.server";
import { ERRORS_LIST } from "./errors-query";
import { errorGroupView, errorListView } from "./errors-view";

type Reader = { language: Language; timeZone: string };

export async function errorsPageData(
	db: Database,
	{ search, language, timeZone }: Reader & { search: URLSearchParams },
) {
	const t = getFixedT(language, "errors");
	const query = ERRORS_LIST.parse(search);
	const found = await listErrorGroups(db, query);
	return {
		title: t("title"),
		description: t("description"),
		view: errorListView(found, query, formatsFor({ language, timeZone })),
	};
}

/** Null when the group does not exist. */
export async function errorGroupPageData(db: Database, fingerprint: string, { language, timeZone }: Reader) {
	const found = await findErrorGroup(db, fingerprint);
	if (!found) return null;
	const t = getFixedT(language, "errors");
	return {
		title: t("title"),
		description: t("description"),
		group: errorGroupView(found, formatsFor({ language, timeZone })),
	};
}
