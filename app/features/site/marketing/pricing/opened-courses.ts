import { add, formatMoney, money } from "#app/shared/money.ts";
import type { Language } from "#app/shared/words/languages.ts";

type Course = { id: number; title: string; titleInEnglish: boolean; priceCents: number; currency: string };
type Plan = { id: number; allCourses: boolean };

export type OpenedCourses = {
	courses: {
		id: number;
		title: string;
		titleInEnglish: boolean;
		price: string | null;
		openedBy: boolean[];
	}[];
	isSame: boolean;
	/** Total of single prices; null when they cannot be added. */
	together: string | null;
};

type OpenedCoursesInput = {
	plans: readonly Plan[];
	/** For plans that do not open all courses. */
	planCourses: readonly { planId: number; courseId: number }[];
	courses: readonly Course[];
	language: Language;
};

/** Courses included in any plan, by name, with their single prices. */
export function openedCourses({ plans, planCourses, courses, language }: OpenedCoursesInput): OpenedCourses {
	const opens = (plan: Plan, courseId: number) =>
		plan.allCourses || planCourses.some((row) => row.planId === plan.id && row.courseId === courseId);
	const shown = courses
		.map((course) => ({ ...course, openedBy: plans.map((plan) => opens(plan, course.id)) }))
		.filter(({ openedBy }) => openedBy.includes(true));
	const prices = shown
		.filter(({ priceCents }) => priceCents > 0)
		.map(({ priceCents, currency }) => money(priceCents, currency));
	const isAddable = prices.length > 1 && prices.every(({ currency }) => currency === prices[0]?.currency);
	const [first, ...others] = prices;
	return {
		courses: shown.map(({ id, title, titleInEnglish, priceCents, currency, openedBy }) => ({
			id,
			title,
			titleInEnglish,
			price: priceCents > 0 ? formatMoney(money(priceCents, currency), language) : null,
			openedBy,
		})),
		isSame: shown.every(({ openedBy }) => openedBy.every(Boolean)),
		together: isAddable && first ? formatMoney(add(first, ...others), language) : null,
	};
}
