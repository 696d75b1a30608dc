import { useTranslation } from "react-i18next";
import { joinSentences } from "#app/shared/words/joining.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { PricingView } from "./pricing-view";

type Props = Pick<PricingView, "guaranteeDays" | "fixedIn" | "levels" | "hasCountryPrices"> & { isForSale: boolean };

export function BeforeYouPay({ isForSale, guaranteeDays, fixedIn, levels, hasCountryPrices }: Props) {
	const { t, i18n } = useTranslation("pricing");
	const usual = (key: "leaving" | "tax" | "income") => ({
		question: t(`faq.${key}.question`),
		answer: t(`faq.${key}.answer`),
	});
	const everywhere = [
		...(levels ? [t("faq.everywhere.answer", { countries: levels })] : []),
		...(hasCountryPrices ? [t("faq.everywhere.own")] : []),
	];
	const questions = [
		...(guaranteeDays
			? [{ question: t("faq.guarantee.question"), answer: t("faq.guarantee.answer", { count: guaranteeDays }) }]
			: []),
		{
			question: t("faq.oneCourse.question"),
			answer: t(isForSale ? "faq.oneCourse.answer" : "faq.oneCourse.answerNotYet"),
		},
		usual("leaving"),
		{
			question: t("faq.currency.question"),
			answer: fixedIn ? t("faq.currency.answerFixed", { codes: fixedIn }) : t("faq.currency.answer"),
		},
		usual("tax"),
		...(everywhere.length > 0
			? [{ question: t("faq.everywhere.question"), answer: joinSentences(i18n.language, everywhere) }]
			: []),
		usual("income"),
	];

	return (
		<section className="mt-18 grid gap-x-16 gap-y-8 md:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
			<div>
				<h2 className="text-step-5">{t("before.title")}</h2>
				<p className="mt-4 max-w-140 text-ui text-ink-muted">{t("before.refusal")}</p>
			</div>
			<div className="border-t border-line-strong">
				{questions.map(({ question, answer }, index) => (
					<Disclosure key={question} open={index === 0} summary={question} heading="text-step-3 font-title">
						<p className="max-w-160 text-ink-muted">{answer}</p>
					</Disclosure>
				))}
			</div>
		</section>
	);
}
