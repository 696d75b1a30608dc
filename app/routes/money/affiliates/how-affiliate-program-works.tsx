import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { HowPage } from "#app/features/money/affiliates/program/how-page.tsx";
import { programView } from "#app/features/money/affiliates/program/program-view.ts";
import { HOLD_SETTING_KEYS } from "#app/features/money/affiliates/rules/hold-days.ts";
import { listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/prices.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
