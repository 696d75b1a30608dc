import { plansAndCourses } from "#app/features/money/billing/face.server.ts";
import { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, languageName } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { CATEGORY_DEEDS } from "../deeds";
import { categoryChanges, type EntranceNames } from "./category-changes.server";
import { type DeskCategory, listDeskCategories } from "./desk.repository.server";
import { CATEGORIES_DONE, CATEGORY_CHANGES } from "./desk-path";

type Input = { timeZone: string; language: Language; search: URLSearchParams; now: Date };

/** All categories with their numbers of topics, who enters them, and their recent changes. Two trips, side by side. */
export async function categoriesPageData(db: Database, { timeZone, language, search, now }: Input) {
	const t = getFixedT(language, "forum-categories");
	const [{ categories, deeds }, { plans, courses }] = await Promise.all([
		inBatch(db, {
			categories: listDeskCategories(db),
			// One that was written a moment ago by another clock is there already.
			deeds: listDeedsByName(db, CATEGORY_DEEDS, {
				now: new Date(now.getTime() + MINUTE_MS),
				limit: CATEGORY_CHANGES,
			}),
		}),
		plansAndCourses(db, language),
	]);
	const titleOf = (list: readonly { id: number; title: string }[]) => (id: number) =>
		list.find((one) => one.id === id)?.title || String(id);
	const names: EntranceNames = { plan: titleOf(plans), course: titleOf(courses) };
	const enters = ({ planId, courseId }: DeskCategory) => {
		if (planId !== null) return t("entersPlan", { plan: names.plan(planId) });
		return courseId === null ? t("entersAll") : t("entersCourse", { course: names.course(courseId) });
	};
	return {
		title: t("title"),
		description: t("description"),
		categories: categories.map((category, place) => ({
			key: category.key,
			revision: category.revision,
			pattern: category.pattern,
			name: category.names[language] || category.names.en || category.key,
			names: category.names,
			descriptions: category.descriptions,
			access: category.access,
			planId: category.planId,
			courseId: category.courseId,
			language: category.language,
			languageName: languageName(category.language),
			enters: enters(category),
			topics: t("topics", { count: category.topicCount }),
			isRetired: category.retiredAt !== null,
			isFirst: place === 0,
			isLast: place === categories.length - 1,
		})),
		plans,
		courses,
		done: CATEGORIES_DONE.find((done) => done === search.get("done")) ?? null,
		changes: categoryChanges({ deeds, categories, names }, { language, timeZone }),
	};
}
export type CategoriesPageData = Awaited<ReturnType<typeof categoriesPageData>>;
export type ShownDeskCategory = CategoriesPageData["categories"][number];
