import { listEntries } from "#app/features/library/entries/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { articleFigures } from "../../articles/article-figures.server.ts";
import { listReasons } from "../../articles/figures.repository.server.ts";
import { REPORT_LIST } from "./report-query.ts";
import { reportView } from "./report-view.ts";

const SHOWN_REASONS = 20;

type Input = { user: CurrentUser; language: Language; search: URLSearchParams };

export async function reportPageData(db: Database, { user, language, search }: Input) {
	const t = getFixedT(language, "desk");
	const query = REPORT_LIST.parse(search);
	const { articles, figures, reasons } = await inBatch(db, {
		articles: listEntries(db, { kind: "help", language }),
		figures: articleFigures(db, { now: new Date() }),
		reasons: listReasons(db, SHOWN_REASONS),
	});
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("report.title"),
		description: t("report.description"),
		view: reportView({ articles, figures, reasons }, query, { formats, language }),
	};
}
