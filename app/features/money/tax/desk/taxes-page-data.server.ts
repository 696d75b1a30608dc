import { countryOptions } from "#app/shared/words/countries.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listRates, listSellers } from "./tax-desk.repository.server";
import { taxView } from "./tax-view";

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function taxesPageData(db: Database, { search, language, timeZone }: PageInput) {
	const t = getFixedT(language, "tax");
	const formats = formatsFor({ language, timeZone });
	const [rates, sellers] = await db.batch([listRates(db), listSellers(db)]);
	return {
		title: t("title"),
		description: t("description"),
		...taxView(rates, sellers, { language, formats, now: new Date() }),
		countries: countryOptions(language),
		isSaved: search.has("saved"),
	};
}

export type TaxesPageData = Awaited<ReturnType<typeof taxesPageData>>;
