import { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { searchAnswers } from "./answers-found.ts";
import { listAnswerNames, listCannedAnswers } from "./canned.repository.server.ts";
import { CANNED_DEEDS, cannedChanges } from "./canned-changes.server.ts";
import { CANNED_CHANGES } from "./canned-changes-shown.ts";
import { readCannedQuery } from "./canned-list.ts";
import { CANNED_DONE } from "./canned-page.tsx";

type Input = { user: CurrentUser; language: Language; search: URLSearchParams };

export async function cannedPageData(db: Database, { user, language: reader, search }: Input) {
	const t = getFixedT(reader, "desk");
	const query = readCannedQuery(search, reader);
	const { answers, names, deeds } = await inBatch(db, {
		answers: listCannedAnswers(db, query.language),
		names: listAnswerNames(db, reader),
		deeds: listDeedsByName(db, CANNED_DEEDS, { now: new Date(Date.now() + MINUTE_MS), limit: CANNED_CHANGES }),
	});
	return {
		title: t("canned.title"),
		description: t("canned.description"),
		query,
		done: CANNED_DONE.find((done) => done === search.get("done")) ?? null,
		answers: searchAnswers(answers, query.q),
		changes: cannedChanges({ deeds, answers: names }, { language: reader, timeZone: user.timeZone }),
		isUndone: search.has("undone"),
	};
}

export type CannedPageData = Awaited<ReturnType<typeof cannedPageData>>;
