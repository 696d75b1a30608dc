import { findCourse } from "#app/features/learning/catalog/face.server.ts";
import { listPlans } from "#app/features/money/billing/face.server.ts";
import { checkoutPath } from "#app/features/money/billing/offer-paths.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { GuestWaitForm } from "./schemas.ts";

export type AwaitedThing = {
	kind: "plan" | "course";
	id: number;
	name: string;
	backTo: string;
	buyAt: string;
};

/** A plan by slug, or a course with a price; null for what is not sold at all. */
export async function readAwaitedThing(
	db: Database,
	{ search, language }: { search: URLSearchParams; language: Language },
): Promise<AwaitedThing | null> {
	const courseId = readId(search.get("course")) ?? 0;
	const [[course], plans] = await db.batch([findCourse(db, courseId, language), listPlans(db, language)]);
	if (course?.publishedAt && course.priceCents > 0) {
		return {
			kind: "course",
			id: courseId,
			name: course.title,
			backTo: `/courses/${courseId}`,
			buyAt: `/checkout?course=${courseId}`,
		};
	}
	const plan = plans.find(({ slug }) => slug === search.get("plan"));
	if (!plan) return null;
	return {
		kind: "plan",
		id: plan.id,
		name: planWords(getFixedT(language, "pricing"), plan).name,
		backTo: "/pricing",
		buyAt: checkoutPath(plan.slug, "month", null),
	};
}

type PageInput = { user: CurrentUser | null; language: Language; isForSale: boolean };

export function waitingPageData({ kind, name, backTo, buyAt }: AwaitedThing, { user, language, isForSale }: PageInput) {
	const t = getFixedT(language, "waiting");
	return {
		title: t("title"),
		description: t("lede"),
		thing: { kind, name, backTo },
		buyAt: isForSale ? buyAt : null,
		email: user?.email ?? null,
		limits: constraintsOf(GuestWaitForm),
	};
}
