import { orderName } from "#app/features/money/orders/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findLastRun } from "../reconciliation.repository.server";
import { verifiableFrom } from "../run-step.server";
import { SCAN_COUNT } from "../scans/all-scans.server";
import { findPageOfFindings } from "./findings.repository.server";
import { FINDINGS_LIST } from "./findings-query";

const DONE_VALUES = ["run", "running", "repair", "gone"] as const;

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function reconciliationPageData(db: Database, { search, language, timeZone }: PageInput) {
	const query = FINDINGS_LIST.parse(search);
	const [{ rows, next, previous }, [run]] = [await findPageOfFindings(db, query), await findLastRun(db)];
	const t = getFixedT(language, "reconciliation");
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("title"),
		description: t("description"),
		query,
		pages: { next, previous },
		done: DONE_VALUES.find((one) => one === search.get("done")) ?? null,
		run: run
			? {
					state: run.state,
					started: formats.dateTime(run.startedAt),
					looked: run.looked,
					found: run.found,
					part: run.scan,
					parts: SCAN_COUNT,
				}
			: null,
		rows: rows.map(({ id, kind, subject, orderId, state, foundAt, repairedAt }) => ({
			id,
			kind,
			subject,
			state,
			found: formats.dateTime(foundAt),
			tellsFrom: state === "repairing" && repairedAt ? formats.dateTime(verifiableFrom(repairedAt)) : null,
			order: orderId ? { id: orderId, name: orderName(orderId) } : null,
		})),
	};
}
