import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { ChoiceGroup, RadioOption } from "../../../ui/form/choice";

type Props = {
	plans: { slug: string; name: string; prices: string }[];
	chosen: string;
	interval: "month" | "year";
};

/** Which plan, and for how long at a time; what it costs in all the checkout says next. */
export function SubscribePage({ plans, chosen, interval }: Props) {
	const { t } = useTranslation("checkout");
	return (
		<div className="container-page py-12 md:py-18">
			<div className="mx-auto max-w-120">
				<h1 className="font-serif text-step-6">{t("subscribe.title")}</h1>
				<p className="mt-3 text-ink-muted">{t("subscribe.description")}</p>
				{plans.length === 0 ? (
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
