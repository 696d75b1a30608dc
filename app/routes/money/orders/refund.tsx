import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { OwnRefundPage } from "#app/features/money/refunds/own/own-refund-page.tsx";
import { ownRefundPageData, readOwnRefundPage } from "#app/features/money/refunds/own/own-refund-page-data.server.ts";
import { OwnRefundForm } from "#app/features/money/refunds/own/schemas.ts";
import {
	requestRefund,
	withdrawFromOrder,
	withdrawRequest,
} from "#app/features/money/refunds/request-refund.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ view: { name: string } }>({
	name: "refund",
	i18n: ["refunds", "checkout", "forms"],
	layout: "form",
	without: ["learningPath"],
	byLinkOnly: true,
	query: ["withdraw"],
	crumbAbove: ({ view }) => view.name,
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, params }) => readOwnRefundPage(db, { orderId: String(params.orderId), viewer }),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const shown = ownRefundPageData(found, { user, language: await context.language, search });
		if (!shown) throw notFound();
		return shown;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"refunds">();

export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), OwnRefundForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { origin, requestId } = context;
	const whose = { userId: user.id, orderId: String(params.orderId), now: new Date() };
	const back = redirect(`/orders/${whose.orderId}/refund`);
	const wish = form.value;
	if (wish.intent === "takeBack") {
		await withdrawRequest(db, whose);
		return back;
	}
	const outcome =
		wish.intent === "ask"
			? await requestRefund(db, { ...whose, reasonCode: wish.reasonCode, reason: wish.reason, origin })
			: await withdrawFromOrder(db, { ...whose, tools: { orderEvents: ORDER_EVENTS, origin }, requestId });
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return back;
	}
	if (outcome.reason === "notFound") throw notFound();
	const refused = { formErrors: [{ key: key("errors.notPossible") }] };
	return data({ reply: form.reply(refused) }, 409);
});

export default function OrderRefund() {
	const { view, buyer, languageShare, isWithdrawing } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<OwnRefundPage
			view={view}
			buyer={buyer}
			languageShare={languageShare}
			isWithdrawing={isWithdrawing}
			reply={reply}
		/>
	);
}
