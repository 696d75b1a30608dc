import { enrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { isOpenToAll } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { previewPath } from "#app/shared/pages/preview-path.ts";
import { freeLessonFacts } from "#app/shared/pages/structured-data.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { toLessonPageData } from "../lesson/lesson-page-data.server.ts";
import type { ReadLesson } from "../lesson/read-lesson.server.ts";

type Input = {
	found: ReadLesson | null;
	courseId: string | undefined;
	user: CurrentUser | null;
	language: Language;
	address: URL;
	origin: string;
	isForSale: boolean;
};

export function previewPageData({ found, courseId, user, language, address, origin, isForSale }: Input) {
	if (!found?.page.course.publishedAt || found.page.course.id !== readId(courseId)) {
		return { ok: false as const, reason: "notFound" as const };
	}
	const { page, terms, examples } = found;
	const { lesson, course, lessons, access } = page;
	const at = (path: string) => withLanguagePrefix(path, languageInAddress(address));
	if (!isOpenToAll(page)) {
		const locked = lesson.retiredAt ? "" : `?locked=${lesson.id}`;
		return { ok: false as const, reason: "closed" as const, leadsTo: at(`/courses/${course.id}${locked}`) };
	}
	const enrollment = takenCourse(page.enrollment ?? undefined, page.progress, { lessons, now: new Date() });
	const offer = enrollmentOffer({ course, user, access, enrollment, isForSale, lessons });
	const preview = {
		room: toLessonPageData({
			page: user ? page : { ...page, sheets: [] },
			reader: "preview",
			review: null,
			language,
			terms,
			examples,
			glossaryAt: at("/glossary"),
			mayEdit: isTeacher(course, user),
		}),
		picture: socialPicture({ origin, language, course }),
		end: { offer, price: formatMoney(money(course.priceCents, course.currency), language) },
		structured: freeLessonFacts({
			title: lesson.title,
			summary: lesson.summary,
			minutes: lesson.minutes,
			url: origin + at(previewPath(course.id, lesson.id)),
			language: lesson.bodyInEnglish ? "en" : language,
			course: { name: course.title, url: origin + at(`/courses/${course.id}`) },
		}),
	};
	return { ok: true as const, preview };
}
