import { listPlans, listPricesInForce } from "#app/features/money/billing/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findAffiliateOf } from "../application/affiliates.repository.server";
import { programStatusOf } from "../application/standing";
import { HOLD_SETTING_KEYS } from "../rules/hold-days";
import { programView } from "./program-view";

export async function readProgramPage(db: Database, { viewer, language }: { viewer: Viewer; language: Language }) {
	const now = new Date();
	const rows = await inBatch(db, {
		...programStatements(db, { language, now }),
		affiliate: findAffiliateOf(db, userOfSession(viewer.session)),
	});
	return { rows, now };
}

type PageRows = Awaited<ReturnType<typeof readProgramPage>>;
type PageInput = { user: CurrentUser | null; origin: string; language: Language };

export function programPageData({ rows, now }: PageRows, { user, origin, language }: PageInput) {
	const {
		settings,
		plans,
		prices,
		affiliate: [affiliate],
	} = rows;
	const t = getFixedT(language, "affiliates");
	const formats = formatsFor({ language, timeZone: "UTC" });
	return {
		title: t("title.program"),
		description: t("description.program"),
		picture: socialPicture({ origin, language }),
		view: programView({ settings: readSettings(settings), plans, prices, language, formats, now }),
		standing: programStatusOf(user, affiliate),
	};
}

export async function readHowPage(db: Database, language: Language) {
	const now = new Date();
	return { rows: await inBatch(db, programStatements(db, { language, now })), now };
}

export function howPageData({ rows, now }: Awaited<ReturnType<typeof readHowPage>>, language: Language) {
	const { settings, plans, prices } = rows;
	const t = getFixedT(language, "affiliates");
	const formats = formatsFor({ language, timeZone: "UTC" });
	return {
		title: t("title.how"),
		description: t("description.how"),
		view: programView({ settings: readSettings(settings), plans, prices, language, formats, now }),
	};
}

function programStatements(db: Database, { language, now }: { language: Language; now: Date }) {
	return {
		settings: findSettings(db, ["affiliate", "displayPrice", ...HOLD_SETTING_KEYS]),
		plans: listPlans(db, language),
		prices: listPricesInForce(db, now),
	};
}
