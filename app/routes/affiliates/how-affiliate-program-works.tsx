import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { HowPage } from "../../features/affiliates/program/how-page";
import { programView } from "../../features/affiliates/program/program-view";
import { HOLD_SETTING_KEYS } from "../../features/affiliates/rules/hold-days";
import { everyone, guarded } from "../../features/auth/access.server";
import { listPlans } from "../../features/billing/plans.repository.server";
import { listPricesInForce } from "../../features/billing/prices/prices.server";
import { findSettings } from "../../features/settings/find-settings.server";
import { readSettings } from "../../features/settings/read-settings";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "how-affiliate-program-works",
	i18n: ["affiliates"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
});

export const loader = guarded(everyone, {
	read: async ({ context, db }) => {
		const now = new Date();
		const found = await db.batch([
			findSettings(db, ["affiliate", "displayPrice", ...HOLD_SETTING_KEYS]),
			listPlans(db, await context.language),
			listPricesInForce(db, now),
		]);
		return { found, now };
	},
	handle: async ({ context, found: { found, now } }) => {
		const [rows, plans, prices] = found;
		const language = await context.language;
		const t = getFixedT(language, "affiliates");
		const formats = formatsFor({ language, timeZone: "UTC" });
		return {
			title: t("title.how"),
			description: t("description.how"),
			view: programView({ settings: readSettings(rows), plans, prices, language, formats, now }),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function HowAffiliateProgramWorks() {
	return <HowPage view={useLoaderData<typeof loader>().view} />;
}
