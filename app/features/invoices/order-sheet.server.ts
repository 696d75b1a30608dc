import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import type { Language } from "../../shared/words/languages";
import type { SheetLines } from "../notifications/letter/letter-parts";
import type { OrderRow } from "../orders/orders.server";
import { orderName } from "../orders/own/order-view.server";
import { sheetView } from "../orders/sheet-view";

type For = {
	/** The number of its invoice; null as long as there is none. */
	invoice: string | null;
	language: Language;
	timeZone: string;
};

/** What a mail shows of an order: what was bought, under which numbers and when, and the sums of its own page. */
export function orderSheet(order: OrderRow, { invoice, language, timeZone }: For): SheetLines {
	const t = getFixedT(language, "mail");
	const formats = formatsFor({ language, timeZone });
	const { lines, total } = sheetView(order, { language, formats, totalIs: order.state === "paid" ? "paid" : "due" });
	return [
		{ label: t("sheet.what"), value: order.title },
		{ label: t("sheet.order"), value: orderName(order.id) },
		...(invoice ? [{ label: t("sheet.invoice"), value: invoice }] : []),
		{ label: t("sheet.date"), value: formats.date(order.createdAt) },
		...[...lines, total].map(({ label, amount }) => ({ label, value: amount })),
	];
}
