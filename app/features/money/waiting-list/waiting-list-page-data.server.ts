import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listWaiting, waitingKey } from "./waiting.repository.server";
import { WAITING_ENTRIES_LIST, WAITING_PER_PAGE } from "./waiting-query";
import { waitingView } from "./waiting-view";

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function waitingListPageData(db: Database, { search, language, timeZone }: PageInput) {
	const t = getFixedT(language, "waiting");
	const query = WAITING_ENTRIES_LIST.parse(search);
	const found = await listWaiting(db, query, language);
	const { rows, next, previous } = toCursorPage(found, {
		size: WAITING_PER_PAGE,
		cursor: query.page,
		keyOf: waitingKey,
	});
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("list.title"),
		description: t("list.description"),
		query,
		rows: rows.map((row) => waitingView(row, getFixedT(language, "pricing"), formats)),
		pages: { next, previous },
	};
}
