import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CheckoutView } from "./checkout-view.server";
import type { OfferRefusal } from "./offer";

type Props = {
	why: OfferRefusal | "noGateway";
	kind: CheckoutView["kind"];
	backTo: string;
	waitAt: string;
};

export function CheckoutClosed({ why, kind, backTo, waitAt }: Props) {
	const { t } = useTranslation("checkout");
	if (why === "noGateway") {
		return (
			<Notice
				tone="warning"
				title={t("noGateway.title")}
				className="mt-8 max-w-160"
				actions={<LinkButton to={waitAt}>{t("noGateway.wait")}</LinkButton>}
			>
				{t("noGateway.text")}
			</Notice>
		);
	}
	const isMember = why === "member" || why === "paused" || why === "pastDue";
	const to = isMember ? "/settings/billing" : kind === "course" ? backTo : "/orders";
	const word = isMember ? "held.billing" : kind === "course" ? "held.course" : "held.plan";
	return (
		<Notice className="mt-8 max-w-160" actions={<LinkButton to={to}>{t(word)}</LinkButton>}>
			{t(`refusals.${why}`)}
		</Notice>
	);
}
