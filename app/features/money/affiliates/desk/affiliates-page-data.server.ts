import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listOpenFlags } from "../flags/flags.repository.server";
import { countAffiliates, listAffiliates } from "./affiliates-list.repository.server";
import { AFFILIATES_LIST, AFFILIATES_PER_PAGE } from "./affiliates-query";

export async function readAffiliatesPage(db: Database, search: URLSearchParams) {
	const query = AFFILIATES_LIST.parse(search);
	const rows = await inBatch(db, {
		affiliates: listAffiliates(db, query),
		counted: countAffiliates(db, query),
		flags: listOpenFlags(db),
	});
	return { query, rows };
}

type PageRows = Awaited<ReturnType<typeof readAffiliatesPage>>;

export function affiliatesPageData(
	{
		query,
		rows: {
			affiliates,
			counted: [counted],
			flags,
		},
	}: PageRows,
	{ language, timeZone }: { language: Language; timeZone: string },
) {
	const t = getFixedT(language, "payouts");
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("affiliates.title"),
		description: t("affiliates.description"),
		query,
		pageCount: Math.max(1, Math.ceil((counted?.n ?? 0) / AFFILIATES_PER_PAGE)),
		rows: affiliates.map(({ id, code, status, appliedAt, name, email }) => ({
			id,
			code: code ?? "",
			status,
			name,
			email,
			applied: formats.date(appliedAt),
		})),
		flags: flags.map(({ raisedAt, code: _, ...flag }) => ({
			...flag,
			state: "open" as const,
			raised: formats.dateTime(raisedAt),
		})),
	};
}
