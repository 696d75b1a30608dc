import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { SuccessPage } from "#app/features/money/orders/success/success-page.tsx";
import { successPageData } from "#app/features/money/orders/success/success-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "payment-success",
	i18n: ["checkout", "orders"],
	query: ["order", "from"],
	byLinkOnly: true,
	without: ["learningPath", "courseButton"],
});

/** Reads from the primary, because a replica may not have the payment yet. */
export const loader = guarded(anyUser, async ({ context, request, user }) => {
	const params = new URL(request.url).searchParams;
	const id = params.get("order");
	if (!id) throw redirect("/orders");
	const { db } = context.atPrimary();
	const isFromCard = params.get("from") === "card";
	const shown = await successPageData(db, { id, isFromCard, user, language: await context.language });
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function PaymentSuccess() {
	const { order, state, firstName, lessonId, drawing } = useLoaderData<typeof loader>();
	const picture = drawing ? <CourseCover drawing={drawing} label="" priority /> : null;
	return <SuccessPage order={order} state={state} firstName={firstName} lessonId={lessonId} picture={picture} />;
}
