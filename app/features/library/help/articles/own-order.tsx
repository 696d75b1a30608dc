import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import type { OwnOrderView } from "./own-order-view.server";

export function OwnOrder({ order }: { order: OwnOrderView }) {
	const { t } = useTranslation("help");
	const { id, name, title, amount, paid, isTest, closed, refundableUntil } = order;
	return (
		<section aria-labelledby="own-order" className="border-t border-line pt-5">
			<h2 id="own-order" className="font-sans text-label font-strong">
				{t("article.order")}
			</h2>
			<p className="mt-1 text-label text-ink-muted [overflow-wrap:anywhere]">
				{name}
				<Comma />
				{title}
			</p>
			<p className="text-label text-ink-muted">
				{t("article.orderPaid", { amount, date: paid })}
				{isTest ? ` · ${t("article.orderTest")}` : null}
			</p>
			{refundableUntil || closed ? (
				<p className="mt-1 text-label">
					{refundableUntil ? t("article.refundUntil", { date: refundableUntil }) : t(`article.${closed ?? "noRefund"}`)}
				</p>
			) : null}
			<LinkButton to={`/orders/${id}`} variant="secondary" size="sm" className="mt-2">
				{t("article.openOrder")}
			</LinkButton>
		</section>
	);
}
