import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findFirstLesson } from "#app/features/learning/catalog/course/curriculum.repository.server.ts";
import { findCourse } from "#app/features/learning/catalog/courses.repository.server.ts";
import { orderView } from "#app/features/money/orders/own/order-view.server.ts";
import { findLatestPayment, findOwnOrder } from "#app/features/money/orders/own/own-orders.repository.server.ts";
import { paymentState } from "#app/features/money/orders/success/payment-state.ts";
import { SuccessPage } from "#app/features/money/orders/success/success-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import { drawCover } from "#app/features/site/illustrations/draw-cover.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "payment-success",
	i18n: ["checkout", "orders"],
	query: ["order", "from"],
	byLinkOnly: true,
	without: ["learningPath", "courseButton"],
});

/** Reads its own order where it was written: a replica may not have heard of the payment yet. */
export const loader = guarded(anyUser, async ({ context, request, user }) => {
	const params = new URL(request.url).searchParams;
	const id = params.get("order");
	if (!id) throw redirect("/orders");
	const { db } = context.atPrimary();
	const [[order], [payment]] = await db.batch([findOwnOrder(db, { userId: user.id, id }), findLatestPayment(db, id)]);
	if (!order) throw notFound();

	const language = await context.language;
	const t = getFixedT(language, "checkout");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const courseId = order.kind === "course" ? order.thingId : 0;
	const [[course], [lesson]] = await db.batch([findCourse(db, courseId, language), findFirstLesson(db, courseId)]);
	const marks = { done: Array.from({ length: course?.lessonCount ?? 0 }, () => false), nextIndex: 0 };
	return {
		title: t("success.title"),
		description: t("success.description"),
		order: orderView(order, payment, { language, formats, now: new Date() }),
		state: paymentState(order, { isFromCard: params.get("from") === "card", now: new Date() }),
		firstName: user.name.split(" ")[0] ?? user.name,
		lessonId: lesson?.id ?? null,
		drawing: course ? drawCover(course, { mode: "plat", ...marks }) : null,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function PaymentSuccess() {
	const { order, state, firstName, lessonId, drawing } = useLoaderData<typeof loader>();
	const picture = drawing ? <CourseCover drawing={drawing} label="" priority /> : null;
	return <SuccessPage order={order} state={state} firstName={firstName} lessonId={lessonId} picture={picture} />;
}
