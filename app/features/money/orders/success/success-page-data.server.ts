import { findCourse, findFirstLesson } from "#app/features/learning/catalog/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { orderView } from "../own/order-view.server";
import { findLatestPayment, findOwnOrder } from "../own/own-orders.repository.server";
import { paymentState } from "./payment-state";

type PageInput = {
	id: string;
	isFromCard: boolean;
	user: CurrentUser;
	language: Language;
};

export async function successPageData(db: Database, { id, isFromCard, user, language }: PageInput) {
	const [[order], [payment]] = await db.batch([findOwnOrder(db, { userId: user.id, id }), findLatestPayment(db, id)]);
	if (!order) return null;
	const t = getFixedT(language, "checkout");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const courseId = order.kind === "course" ? order.thingId : 0;
	const [[course], [lesson]] = await db.batch([findCourse(db, courseId, language), findFirstLesson(db, courseId)]);
	const marks = { done: Array.from({ length: course?.lessonCount ?? 0 }, () => false), nextIndex: 0 };
	const now = new Date();
	return {
		title: t("success.title"),
		description: t("success.description"),
		order: orderView(order, payment, { language, formats, now }),
		state: paymentState(order, { isFromCard, now }),
		firstName: user.name.split(" ")[0] ?? user.name,
		lessonId: lesson?.id ?? null,
		drawing: course ? drawCover(course, { mode: "plat", ...marks }) : null,
	};
}
