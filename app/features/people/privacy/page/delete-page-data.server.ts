import { sumUnpaid } from "#app/features/money/affiliates/face.server.ts";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findHindrances } from "../deletion/deletions.repository.server";
import { firstHindrance } from "../deletion/hindrances";

/** What must end before the account of the signed-in user can be erased, and the commissions that it would give up. */
export function readDeletePage(db: Database, personalData: readonly PersonalData[], { session }: Viewer) {
	const userId = userOfSession(session);
	return db.batch([findHindrances(db, personalData, userId), sumUnpaid(db, userId)]);
}

type DeletePageRows = Awaited<ReturnType<typeof readDeletePage>>;

/** `unpaid` lists an amount per currency; null without any. */
export function deletePageData([[stands], unpaid]: DeletePageRows, language: Language) {
	const t = getFixedT(language, "privacy");
	const amounts = unpaid.map(({ minor, currency }) => formatMoney(money(minor, currency), language));
	return {
		title: t("deletion.title"),
		description: t("deletion.lede"),
		hindrance: firstHindrance(stands),
		unpaid: amounts.length > 0 ? listFormat(language).format(amounts) : null,
	};
}
