import { useTranslation } from "react-i18next";
import type { PriceDisplay } from "#app/features/money/prices/price-display.ts";
import { PriceTag } from "#app/features/money/prices/price-tag.tsx";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Card } from "#app/ui/card.tsx";
import { BookOpen, Calculator, FileText, Globe, ListChecks } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLanguageLine } from "../languages/language-line";
import type { LanguageShare } from "../languages/language-share";
import type { contentCounts } from "./course-view";
import type { EnrollmentOffer } from "./enrollment-offer";
import { OfferAction } from "./offer-action";
import { OfferWords } from "./offer-words";

type Props = {
	course: { id: number; currency: string; price: PriceDisplay; minutes: number; languageShare: LanguageShare };
	offer: EnrollmentOffer;
	counts: ReturnType<typeof contentCounts>;
	converted: string[];
	errorKey?: "errors.paymentRequired";
	className?: string;
};

/** Learners see neither price nor previews. */
export function PriceCard({ course, offer, counts, converted, errorKey, className }: Props) {
	const { t, i18n } = useTranslation("catalog");
	const { id, currency } = course;
	// No price either when a plan or grant has opened the course.
	const isHeld = offer.kind === "enroll" && !course.price.free;
	const showsPrice = offer.kind !== "continue" && offer.kind !== "review" && !isHeld;
	const inOthers = () => listFormat(i18n.language, { type: "disjunction" }).format(converted);

	return (
		<Card floating className={className}>
			<div className="grid gap-4">
				{showsPrice ? (
					<div>
						<PriceTag price={course.price} size="lg" />
						{converted.length > 0 ? (
							<p className="mt-2 text-step-1 text-ink-subtle">
								{t("price.forInformation", { prices: inOthers(), currency })}
							</p>
						) : null}
					</div>
				) : null}
				{errorKey ? <Notice tone="danger">{t(errorKey)}</Notice> : null}
				{offer.kind === "register" ? null : <OfferWords courseId={id} offer={offer} />}
				<OfferAction courseId={id} offer={offer} size="lg" className="w-full" />
				{offer.kind === "register" ? <OfferWords courseId={id} offer={offer} /> : null}
			</div>
			<ContentList counts={showsPrice ? counts : { ...counts, previews: 0 }} course={course} />
		</Card>
	);
}

function ContentList({ counts, course: { minutes, languageShare } }: Pick<Props, "counts" | "course">) {
	const { t, i18n } = useTranslation(["catalog", "common"]);
	const languageLine = useLanguageLine();
	const duration = useDuration();
	const { lessons, exercises, quizzes, previews } = counts;
	const rows = [
		{
			Icon: FileText,
			count: lessons,
			words: joinParts(i18n.language, [t("course.inside.lessons", { count: lessons }), duration(minutes)]),
		},
		{ Icon: Calculator, count: exercises, words: t("course.inside.exercises", { count: exercises }) },
		{ Icon: ListChecks, count: quizzes, words: t("course.inside.quizzes", { count: quizzes }) },
		{ Icon: BookOpen, count: previews, words: t("course.inside.previews", { count: previews }) },
		{ Icon: Globe, count: lessons, words: languageLine(languageShare) },
	];

	return (
		<>
			<h2 className="sr-only">{t("course.inside.title")}</h2>
			<ul className="mt-6 grid gap-3 border-t border-line pt-5 text-ui">
				{rows
					.filter(({ count }) => count > 0)
					.map(({ Icon, words }) => (
						<li key={words} className="flex gap-3">
							<Icon className="mt-1 size-4 shrink-0 text-brand-text" />
							{words}
						</li>
					))}
			</ul>
		</>
	);
}
