import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { findLiveMembership } from "#app/features/money/memberships/face.server.ts";
import { readPlans, subscribePageData } from "#app/features/money/orders/checkout/subscribe-data.server.ts";
import { SubscribePage } from "#app/features/money/orders/checkout/subscribe-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "subscribe",
	i18n: ["checkout"],
	layout: "form",
	query: ["plan", "interval"],
	byLinkOnly: true,
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) => {
		const language = await context.language;
		return readPlans(db, { userId: userOfSession(viewer.session), language, findMembership: findLiveMembership });
	},
	handle: async ({ context, request, found }) => {
		if (!isForSale(context.env)) throw redirect("/pricing");
		const params = new URL(request.url).searchParams;
		return subscribePageData(found, { language: await context.language, params });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Subscribe() {
	const { plans, member, chosen, interval } = useLoaderData<typeof loader>();
	return <SubscribePage plans={plans} member={member} chosen={chosen} interval={interval} />;
}
