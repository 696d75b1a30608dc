import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { refundsDesk } from "./refunds-desk-view.server";

const DONE_VALUES = ["approved", "declined", "byHand"] as const;

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function refundsPageData(db: Database, { search, language, timeZone }: PageInput) {
	const t = getFixedT(language, "orderdesk");
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("refunds.title"),
		description: t("refunds.description"),
		view: await refundsDesk(db, search.get("at"), { language, formats, now: new Date() }),
		done: DONE_VALUES.find((one) => one === search.get("done")) ?? null,
	};
}

export type RefundsPageData = Awaited<ReturnType<typeof refundsPageData>>;
