import type { Attention } from "#app/desk-page.ts";
import { deedWords } from "#app/features/operations/audit/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { deferredData } from "#app/shared/deferred-data.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { SETUP_DONE } from "../setup/answer-setup-form.server";
import { setupSteps } from "../setup/setup-steps";
import { attentionItems, quietItems } from "./attention";
import { findOverview, type OverviewRows, WAITING_CAP } from "./overview.repository.server";
import { overviewData } from "./overview-data";
import { readTrends } from "./read-trends.server";

/** All that the overview shows at once, in the round trip of the session. */
export function readOverviewPage(db: Database, attention: readonly Attention[]) {
	return findOverview(db, { attention, now: new Date() });
}

type PageInput = {
	user: CurrentUser;
	search: URLSearchParams;
	language: Language;
	/** What an admin should look at, as the rooms declare it. */
	attention: readonly Attention[];
	opens: (path: string) => boolean;
	/** Production has no mail list. */
	hasOutbox: boolean;
	/** Whether messages can leave the school, and payments be taken. */
	canMail: boolean;
	canSell: boolean;
};

/** Trends are deferred. Revenue is only queried for admins with `money`. */
export function overviewPageData(
	db: Database,
	found: OverviewRows,
	{ user, search, language, attention, opens, hasOutbox, canMail, canSell }: PageInput,
) {
	const { timeZone, capabilities } = user;
	const t = getFixedT(language, "admin");
	const seesMoney = capabilities.includes("money");
	const { trends, ...shown } = readTrends(db, { search, now: new Date(), timeZone, language, seesMoney });
	const settings = readSettings(found.settings);
	const [counts] = found.setup;
	const facts = { ...(counts ?? NOTHING_COUNTED), operator: settings.operator, canMail, canSell };
	return {
		title: t("title"),
		description: t("description"),
		data: overviewData(found, { formats: formatsFor({ language, timeZone }), words: deedWords(language) }),
		attention: attentionItems(attention, found.attention, { opens, textOf: deskText(language) }),
		quiet: quietItems(attention, found.attention, { opens, textOf: deskText(language) }),
		setup: {
			steps: settings.setupList.shown ? setupSteps(facts, opens) : [],
			mayHide: capabilities.includes("settings"),
			done: SETUP_DONE.find((done) => done === search.get("done")) ?? null,
		},
		...shown,
		trends: deferredData(trends),
		mostWaiting: WAITING_CAP,
		hasOutbox,
	};
}

const NOTHING_COUNTED = { publishedCourses: 0, plansOnSale: 0, admins: 0, adminsWithoutFactor: 0 };
