import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Offer } from "./offer";

type Props = {
	plans: { slug: string; name: string; prices: string }[];
	/** State of the reader's plan; null without one. A second plan is not sold. */
	member: Offer["memberAs"] | null;
	chosen: string;
	interval: "month" | "year";
};

export function SubscribePage({ plans, member, chosen, interval }: Props) {
	const { t } = useTranslation("checkout");
	return (
		<div className="container-page py-12 md:py-18">
			<div className="mx-auto max-w-120">
				<h1 className="font-serif text-step-6">{t("subscribe.title")}</h1>
				{member ? null : <p className="mt-3 text-ink-muted">{t("subscribe.description")}</p>}
				{member ? (
					<Notice className="mt-8" actions={<LinkButton to="/settings/billing">{t("held.billing")}</LinkButton>}>
						{t(`refusals.${member}`)}
					</Notice>
				) : plans.length === 0 ? (
					<p className="mt-8">{t("subscribe.none")}</p>
				) : (
					<Form method="get" action="/checkout" className="mt-8 grid gap-8">
						<ChoiceGroup id="plans" legend={t("subscribe.plan")}>
							{plans.map(({ slug, name, prices }) => (
								<RadioOption
									key={slug}
									name="plan"
									value={slug}
									label={name}
									help={prices}
									defaultChecked={slug === chosen}
									required
								/>
							))}
						</ChoiceGroup>
						<ChoiceGroup id="intervals" legend={t("subscribe.interval")}>
							{(["month", "year"] as const).map((every) => (
								<RadioOption
									key={every}
									name="interval"
									value={every}
									label={t(`subscribe.${every}`)}
									defaultChecked={every === interval}
								/>
							))}
						</ChoiceGroup>
						<Button type="submit" size="lg">
							{t("subscribe.go")}
						</Button>
					</Form>
				)}
			</div>
		</div>
	);
}
