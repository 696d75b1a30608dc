import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { CASES_LIST } from "./cases-query";
import { queueList, queueStatements } from "./queue-list.server";
import { readUndo } from "./undo-parameter";

type Input = {
	user: Pick<CurrentUser, "id" | "timeZone">;
	language: Language;
	search: URLSearchParams;
	now: Date;
};

/** `movedTo` is the last page when the address names a later one. */
export async function queuePageData(db: Database, { user, language, search, now }: Input) {
	const t = getFixedT(language, "moderation");
	const query = CASES_LIST.parse(search);
	const found = await inBatch(db, queueStatements(db, query, { userId: user.id, now }));
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const list = queueList(found, query, { language, formats, now, readerId: user.id });
	return {
		movedTo: query.page > list.pageCount ? CASES_LIST.href(query, { page: list.pageCount }) : null,
		page: {
			title: t("title"),
			description: t("description"),
			list,
			undo: readUndo(search, now),
		},
	};
}
export type QueuePageData = Awaited<ReturnType<typeof queuePageData>>["page"];
