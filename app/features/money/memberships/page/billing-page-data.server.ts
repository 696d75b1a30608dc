import { listRecent, recentView } from "#app/features/money/invoices/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { MembershipTools } from "../membership-tools.server";
import { listMemberships } from "../memberships.repository.server";
import { billingView } from "./billing-view.server";
import { findBilling } from "./find-billing.server";
import { ChosenQuery } from "./schemas";

const ORDERS_SHOWN = 5;

export function readBillingPage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	return db.batch([listMemberships(db, userId), listRecent(db, userId, ORDERS_SHOWN)]);
}

type PageRows = Awaited<ReturnType<typeof readBillingPage>>;
type PageInput = {
	user: CurrentUser;
	tools: MembershipTools;
	search: URLSearchParams;
	language: Language;
};

/** Its `view` is null without a membership. */
export async function billingPageData(
	db: Database,
	[[membership], recent]: PageRows,
	{ user, tools, search, language }: PageInput,
) {
	const now = new Date();
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const t = getFixedT(language, "billing");
	const asked = ChosenQuery.safeParse(Object.fromEntries(search));
	const chosen = asked.success ? { planId: asked.data.plan, interval: asked.data.interval } : null;
	const facts = membership && (await findBilling(db, tools, { membership, chosen, language, now }));
	return {
		title: t("title"),
		description: t("lede"),
		view: facts ? billingView(facts, { language, formats, now }) : null,
		isCardChanged: search.get("card") === "changed",
		recent: recentView(recent, { language, formats }),
	};
}
