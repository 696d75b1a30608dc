import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { useSheetLabel } from "#app/features/learning/catalog/sheet-label.ts";
import { PriceTag } from "#app/features/money/prices/price-tag.tsx";
import { joinParts } from "#app/shared/words/joining.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { ArrowRight, Star } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { FeaturedAction } from "./featured-action";
import type { FeaturedView } from "./landing-view";

export function FeaturedCourse({ featured }: { featured: FeaturedView }) {
	const { t, i18n } = useTranslation(["home", "common"]);
	const duration = useDuration();
	const { course, rating, enrolled, lastDay, stories } = featured;
	const sheetLabel = useSheetLabel(course);
	const length = [duration(course.minutes), t("common:lessons", { count: course.lessonCount })];

	return (
		<section
			aria-labelledby="featured"
			className="container-page section-space grid max-md:py-6 until-near-200 items-center gap-x-18 gap-y-5 md:gap-y-9 md:until-near-256 lg:until-near-170 lg:grid-cols-[7fr_5fr]"
		>
			<CourseImage
				courseId={course.id}
				drawing={course.drawing}
				width={632}
				sheetLabel={sheetLabel}
				className="max-sm:hidden"
			/>
			<div className="min-w-0">
				<h2 id="featured" className="text-step-5" lang={course.titleInEnglish ? "en" : undefined}>
					{course.title}
				</h2>
				<p className="mt-2 text-ink-muted md:mt-3" lang={course.shortDescriptionInEnglish ? "en" : undefined}>
					{course.shortDescription}
				</p>
				<dl className="mt-4 border-b border-line md:mt-6">
					<Row label={t("featured.length")}>{joinParts(i18n.language, length)}</Row>
					{rating ? (
						<Row label={t("featured.rating")}>
							<Star className="mr-1 inline size-4 fill-accent align-[-0.125em] text-accent" />
							{rating}
						</Row>
					) : null}
					<Row label={t("featured.enrolled")}>
						{enrolled}
						{lastDay ? (
							<>
								<SentenceGap />
								<span className="font-normal text-ink-muted">{lastDay}</span>
							</>
						) : null}
					</Row>
					{stories ? <Row label={t("featured.stories")}>{stories}</Row> : null}
					{course.showsPrice ? (
						<Row label={t("featured.price")}>
							<PriceTag price={course.price} className="justify-end" />
						</Row>
					) : null}
				</dl>
				<div className="mt-5 flex flex-wrap md:mt-7 items-center gap-x-6 gap-y-1 max-sm:flex-col max-sm:items-stretch max-sm:text-center">
					<FeaturedAction course={course} />
					<Link
						to={`/courses/${course.id}#curriculum`}
						className="inline-flex min-h-11 items-center justify-center gap-2 text-ui font-strong hover:underline"
					>
						{t("featured.curriculum")} <ArrowRight className="size-4" aria-hidden="true" />
					</Link>
				</div>
			</div>
		</section>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-1.5 text-ui md:py-3">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="ml-auto text-right font-strong lining-nums">{children}</dd>
		</div>
	);
}
