import { add, formatMoney, money } from "#app/shared/money.ts";
import type { Language } from "#app/shared/words/languages.ts";

type Course = { id: number; title: string; titleInEnglish: boolean; priceCents: number; currency: string };
type Plan = { id: number; allCourses: boolean };

export type OpenedCourses = {
	courses: {
		id: number;
		title: string;
		titleInEnglish: boolean;
		/** Bought alone; null where it is free. */
		price: string | null;
		/** Of each plan in order, whether it opens the course. */
		openedBy: boolean[];
	}[];
	/** Whether every plan opens every one of them. */
	isSame: boolean;
	/** What they would cost one by one; null where that cannot be added up. */
	together: string | null;
};

type Given = {
	plans: readonly Plan[];
	/** What plans open that do not open all. */
	planCourses: readonly { planId: number; courseId: number }[];
	courses: readonly Course[];
	language: Language;
};

/** The courses that plans open, by name, and what they would cost bought alone. A course that no plan opens is left out. */
export function openedCourses({ plans, planCourses, courses, language }: Given): OpenedCourses {
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
