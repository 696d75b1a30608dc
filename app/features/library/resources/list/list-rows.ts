import type { TFunction } from "i18next";
import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import type { ListedEntry } from "#app/features/library/entries/face.server.ts";
import { isReviewDue } from "#app/features/library/entries/review.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type BonusPlan, bonusPlanNames } from "../bonus";
import { type ResourceAccess, resourceAccess } from "../resource-access";
import type { ResourceFacts } from "../resource-facts";
import type { ListedResource } from "./resources-view";

export type OpeningCourse = {
	courseId: number;
	instructorId: number;
	coTeachers: readonly { id: number }[];
	isPublished: boolean;
	title: string;
};
type Tick = { documentId: number; item: string };

/** A closed resource shows what grants access, but no content. */
export type ResourceRow = ListedResource & {
	path: string;
	inEnglish: boolean;
	reviewed: string;
	isDue: boolean;
	closed: {
		because: Exclude<ResourceAccess, { open: true }>["because"];
		course: { id: number; title: string } | null;
	} | null;
	/** Of a bonus: the plans on offer that include it, as a list. */
	bonusOf: string | null;
	/** Item keys by section, for an open checklist. */
	sections: string[][] | null;
	ticked: string[];
};

type Input = {
	entries: readonly ListedEntry[];
	courses: readonly OpeningCourse[];
	languages: readonly { id: number; language: string }[];
	downloads: readonly { documentId: number; total: number }[];
	ticks: readonly Tick[];
	entitlements: readonly Entitlement[];
	bonusPlans: readonly BonusPlan[];
	t: TFunction<"pricing">;
	language: Language;
	user: Pick<CurrentUser, "id" | "role"> | null;
	formats: Formats;
	now: Date;
};

export function listRows({
	entries,
	courses,
	languages,
	downloads,
	ticks,
	entitlements,
	bonusPlans,
	t,
	language,
	user,
	formats,
	now,
}: Input): ResourceRow[] {
	const plans = bonusPlanNames(bonusPlans, t, language);
	return entries.map((entry) => {
		const facts = entry.details as ResourceFacts;
		const course = courses.find(({ courseId }) => courseId === entry.courseId) ?? null;
		const access = resourceAccess({ resource: entry, user, course, bonusPlans, entitlements, now });
		const own = ticks.filter(({ documentId }) => documentId === entry.id).map(({ item }) => item);
		return {
			slug: entry.slug,
			path: `/resources/${entry.slug}`,
			kind: facts.kind,
			topic: facts.topic,
			countries: facts.countries,
			languages: languages.filter(({ id }) => id === entry.id).map(({ language }) => language),
			title: entry.title,
			summary: entry.summary,
			inEnglish: entry.inEnglish,
			position: entry.position,
			reviewedOn: entry.reviewedOn,
			reviewed: formats.longDay(entry.reviewedOn),
			isDue: isReviewDue(entry.reviewedOn, dayOf(now, "UTC")),
			downloads: downloads.find(({ documentId }) => documentId === entry.id)?.total ?? 0,
			closed: access.open ? null : { because: access.because, course: shownCourse(course) },
			bonusOf: entry.access === "bonus" ? plans : null,
			sections: access.open && facts.kind === "checklist" ? (facts.sections ?? []).map(({ items }) => items) : null,
			ticked: access.open && user ? own : [],
		};
	});
}

/** Null when the course is unpublished. */
export function shownCourse(course: OpeningCourse | null): { id: number; title: string } | null {
	return course?.isPublished ? { id: course.courseId, title: course.title } : null;
}
