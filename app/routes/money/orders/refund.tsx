import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { languageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { listSoldCourses } from "#app/features/money/orders/sold-courses.repository.server.ts";
import { OwnRefundPage } from "#app/features/money/refunds/own/own-refund-page.tsx";
import { ownRefundView } from "#app/features/money/refunds/own/own-refund-view.server.ts";
import { OwnRefundForm } from "#app/features/money/refunds/own/schemas.ts";
import {
	requestRefund,
	situationStatements,
	takeRequestBack,
	toSituation,
	withdrawFromOrder,
} from "#app/features/money/refunds/request-refund.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
	read: async ({ db, viewer, params }) => {
		const userId = userOfSession(viewer.session);
		const [sold, ...found] = await db.batch([
			listSoldCourses(db, { order: String(params.orderId) }),
			...situationStatements(db, { userId, orderId: String(params.orderId) }),
		]);
		return { sold, found };
	},
	handle: async ({ context, request, user, found: { sold, found } }) => {
		const language = await context.language;
		const situation = toSituation(found, new Date());
		if (!situation) throw notFound();
		const t = getFixedT(language, "refunds");
		return {
			title: t("title"),
			description: t("description"),
			view: ownRefundView(situation, { language, formats: formatsFor({ language, timeZone: user.timeZone }) }),
			buyer: { name: user.name, email: user.email },
			languageShare: sold.length > 0 ? languageShare(sold, language) : null,
			isWithdrawing: new URL(request.url).searchParams.has("withdraw"),
		};
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
		await takeRequestBack(db, whose);
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
