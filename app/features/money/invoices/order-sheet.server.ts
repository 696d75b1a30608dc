import { type OrderRow, orderName } from "#app/features/money/orders/face.server.ts";
import { orderSummaryView } from "#app/features/money/orders/sheet-view.ts";
import type { SummaryLines } from "#app/features/operations/notifications/letter/letter-parts.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

type ReaderContext = {
	invoice: string | null;
	language: Language;
	timeZone: string;
};

export function orderSummary(order: OrderRow, { invoice, language, timeZone }: ReaderContext): SummaryLines {
	const t = getFixedT(language, "money-mail");
	const formats = formatsFor({ language, timeZone });
	const { lines, total } = orderSummaryView(order, {
		language,
		formats,
		totalIs: order.state === "paid" ? "paid" : "due",
	});
	return [
		{ label: t("sheet.what"), value: order.title },
		{ label: t("sheet.order"), value: orderName(order.id) },
		...(invoice ? [{ label: t("sheet.invoice"), value: invoice }] : []),
		{ label: t("sheet.date"), value: formats.date(order.createdAt) },
		...[...lines, total].map(({ label, amount }) => ({ label, value: amount })),
	];
}
