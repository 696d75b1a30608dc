import { languageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { listSoldCourses } from "#app/features/money/orders/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { situationStatements, toSituation } from "../request-refund.server";
import { ownRefundView } from "./own-refund-view.server";

export async function readOwnRefundPage(db: Database, { orderId, viewer }: { orderId: string; viewer: Viewer }) {
	const { sold, ...situation } = await inBatch(db, {
		sold: listSoldCourses(db, { order: orderId }),
		...situationStatements(db, { userId: userOfSession(viewer.session), orderId }),
	});
	return { sold, situation };
}

type PageRows = Awaited<ReturnType<typeof readOwnRefundPage>>;
type PageInput = { user: CurrentUser; language: Language; search: URLSearchParams };

export function ownRefundPageData({ sold, situation: found }: PageRows, { user, language, search }: PageInput) {
	const situation = toSituation(found, new Date());
	if (!situation) return null;
	const t = getFixedT(language, "refunds");
	return {
		title: t("title"),
		description: t("description"),
		view: ownRefundView(situation, { language, formats: formatsFor({ language, timeZone: user.timeZone }) }),
		buyer: { name: user.name, email: user.email },
		languageShare: sold.length > 0 ? languageShare(sold, language) : null,
		isWithdrawing: search.has("withdraw"),
	};
}
