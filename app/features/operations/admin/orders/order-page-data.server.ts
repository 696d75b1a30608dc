import { plansAndCourses } from "#app/features/money/billing/face.server.ts";
import { deedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { orderDeskView } from "./order-desk-view.server";

const DONE_VALUES = ["accept", "return", "seen", "goodwill"] as const;

type PageInput = { id: string; search: URLSearchParams; language: Language; timeZone: string };

/** Null when the order does not exist. */
export async function orderPageData(db: Database, { id, search, language, timeZone }: PageInput) {
	const formats = formatsFor({ language, timeZone });
	const order = await orderDeskView(db, id, { language, formats });
	if (!order) return null;
	const sold = await plansAndCourses(db, language);
	const deeds = await deedsOfSubject(db, { kind: "order", id }, { language, formats, now: new Date() });
	const done = DONE_VALUES.find((one) => one === search.get("done")) ?? null;
	return { title: order.name, description: order.title, order, sold, deeds, done };
}

export type OrderPageData = NonNullable<Awaited<ReturnType<typeof orderPageData>>>;
