import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChartNoAxesColumn, Clock, Star } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Course = {
	levelName: string;
	minutes: number;
	rating: string | null;
	ratingCount: number;
	enrollmentCount: number;
};

type Props = {
	course: Course;
	withReviewCount?: boolean;
	withEnrolled?: boolean;
	className?: string;
};

export function CourseFacts({ course, withReviewCount = false, withEnrolled = true, className }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const duration = useDuration();

	return (
		<ul className={classNames("flex flex-wrap gap-x-5 gap-y-1 text-label text-ink-muted", className)}>
			<li className={fact}>
				<ChartNoAxesColumn className="size-4" />
				<VisuallyHidden>
					{t("facts.level")}
					<Colon />
				</VisuallyHidden>
				{course.levelName}
			</li>
			<li className={fact}>
				<Clock className="size-4" />
				<VisuallyHidden>
					{t("facts.length")}
					<Colon />
				</VisuallyHidden>
				{duration(course.minutes)}
			</li>
			{course.rating === null ? null : (
				<li className={fact}>
					<Star className="size-4 fill-accent text-accent" />
					<RatingFigure figure={course.rating} />
					{withReviewCount ? <span>{t("facts.fromReviews", { count: course.ratingCount })}</span> : null}
				</li>
			)}
			{withEnrolled ? <li>{t("facts.enrolled", { count: course.enrollmentCount })}</li> : null}
		</ul>
	);
}

export function RatingFigure({ figure }: { figure: string }) {
	const { t } = useTranslation("catalog");
	return (
		<>
			<span aria-hidden="true" className="font-strong text-ink lining-nums">
				{figure}
			</span>
			<VisuallyHidden>{t("facts.rating", { rating: figure })}</VisuallyHidden>
		</>
	);
}

const fact = "inline-flex items-center gap-1.5";
