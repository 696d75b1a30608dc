import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PriceTag } from "#app/features/money/prices/price-tag.tsx";
import { joinSentences } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import type { CourseCardData, DrawnCardData } from "../list/course-card-data";
import { CourseReviews } from "../reviews/course-reviews";
import { CourseTeachers } from "../teacher/course-teacher";
import type { Teacher } from "../teacher/teacher-view";
import { CourseDescription, CourseOutcomes } from "./course-about";
import { CourseHeader } from "./course-header";
import { CourseCover } from "./course-sheet";
import type { courseStructuredData } from "./course-structured-data";
import type { CurriculumView, contentCounts, ReviewsView } from "./course-view";
import { CurriculumList } from "./curriculum-list";
import type { CourseCoverData } from "./draw-course.server";
import type { EnrollmentOffer } from "./enrollment-offer";
import { NextCourses } from "./next-courses";
import { OfferAction } from "./offer-action";
import { PriceCard } from "./price-card";

export type CoursePageProps = {
	course: CourseCardData;
	converted: string[];
	outcomes: string[];
	about: { html: string | null; inEnglish: boolean };
	/** The owner first. */
	instructors: Teacher[];
	/** The reader may write a review, or change theirs. */
	mayReview: boolean;
	curriculum: CurriculumView;
	counts: ReturnType<typeof contentCounts>;
	reviews: ReviewsView;
	sheet: CourseCoverData;
	/** What shows a film about it, below its cover. */
	film: ReactNode;
	/** Questions about it in the forum. */
	discussion: ReactNode;
	nextCourses: DrawnCardData[];
	lockedLesson: string | null;
	structured: ReturnType<typeof courseStructuredData>;
	share: (variant: "minimal" | "button") => ReactNode;
	errorKey?: "errors.paymentRequired";
};

export function CoursePage({ course, curriculum, errorKey, ...page }: CoursePageProps) {
	const { offer, modules } = curriculum;

	return (
		<article className="overflow-x-clip lg:isolate">
			<div className="container-page grid-cols-[minmax(0,1fr)_23.5rem] gap-x-20 lg:grid">
				<header className="relative max-lg:isolate pt-6 pb-10 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-10 before:border-b before:border-line before:bg-surface-sunken lg:min-h-96 lg:pt-12">
					{page.lockedLesson ? <LockedNotice lesson={page.lockedLesson} courseId={course.id} offer={offer} /> : null}
					<CourseHeader course={course} share={page.share("minimal")} />
				</header>
				<aside className="max-lg:mt-8 lg:row-span-2">
					<CourseCover course={course} sheet={page.sheet} />
					{page.film}
					<div className="mt-4 lg:sticky lg:top-6">
						<PriceCard
							course={course}
							offer={offer}
							counts={page.counts}
							converted={page.converted}
							errorKey={errorKey}
						/>
						<div className="mt-6 max-lg:hidden">{page.share("button")}</div>
					</div>
				</aside>
				<div className="min-w-0">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:gap-18 md:py-14">
						<CourseTeachers teachers={page.instructors} />
						<CourseOutcomes outcomes={page.outcomes} />
						<CurriculumList
							courseId={course.id}
							minutes={course.minutes}
							languageShare={course.languageShare}
							modules={modules}
						/>
						<CourseDescription {...page.about} />
						<CourseReviews course={course} reviews={page.reviews} mayReview={page.mayReview} />
						{page.discussion}
						<NextCourses courses={page.nextCourses} />
					</div>
					<PhoneBar course={course} offer={offer} />
				</div>
			</div>
			<StructuredData facts={page.structured} />
		</article>
	);
}

type LockedProps = { lesson: string; courseId: number; offer: EnrollmentOffer };

function LockedNotice({ lesson, courseId, offer }: LockedProps) {
	const { t, i18n } = useTranslation("catalog");
	return (
		<Notice
			className="mb-8"
			actions={
				<Link to={`/access?course=${courseId}`} className="link">
					{t("course.lockedWhy")}
				</Link>
			}
		>
			{offer.kind === "stopped"
				? joinSentences(i18n.language, [t("course.lockedStopped", { lesson }), t(`offer.${offer.reason}`)])
				: t(LOCKED_WORDS[offer.kind === "buy" || offer.kind === "wait" ? offer.kind : "enroll"], { lesson })}
		</Notice>
	);
}

const LOCKED_WORDS = { buy: "course.lockedBuy", wait: "course.lockedWait", enroll: "course.locked" } as const;

/** Sticky at the foot once the price card has scrolled away; stays after the card in reading order. */
function PhoneBar({ course, offer }: { course: CourseCardData; offer: CurriculumView["offer"] }) {
	if (offer.kind === "stopped") return null;
	const showsPrice = ["register", "buy", "wait"].includes(offer.kind) && !course.price.free;
	return (
		<div className="bottom-bar sticky -mx-(--gutter) flex items-center justify-between gap-x-4 px-(--gutter) py-2 md:py-3 lg:hidden">
			{showsPrice ? <PriceTag price={course.price} size="sm" className="min-w-0" /> : null}
			<OfferAction
				courseId={course.id}
				offer={offer}
				size="sm"
				className={classNames("min-h-11", !showsPrice && "w-full")}
			/>
		</div>
	);
}
