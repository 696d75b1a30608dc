import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { AuditQuery } from "./audit-query";
import { deedViews } from "./deed-view";
import { deedChoices, deedWords } from "./deed-words.server";
import { findDeeds, type findNamedUsers } from "./find-deeds.server";

type Input = {
	query: AuditQuery;
	named: Awaited<ReturnType<typeof findNamedUsers>>;
	/** Every deed that can be filtered for. */
	deeds: readonly string[];
	language: Language;
	timeZone: string;
	now: Date;
};

/** One page of the audit log as text, with its filter options. */
export async function readAuditPage(db: Database, { query, named, deeds, language, timeZone, now }: Input) {
	const t = getFixedT(language, "admin");
	const { rows, ...pages } = await findDeeds(db, { query, named, timeZone, now });
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("audit.title"),
		description: t("audit.lede", { zone: timeZone }),
		query,
		pages,
		deeds: deedViews(rows, { formats, t: getFixedT(language, "audit"), words: deedWords(language) }),
		choices: deedChoices(deeds, language),
	};
}
