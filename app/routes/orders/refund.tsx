import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { languageShare } from "../../features/catalog/languages/language-share";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { listSoldCourses } from "../../features/orders/sold-courses.repository.server";
import { OwnRefundPage } from "../../features/refunds/own/own-refund-page";
import { ownRefundView } from "../../features/refunds/own/own-refund-view.server";
import { OwnRefundForm } from "../../features/refunds/own/schemas";
import {
	requestRefund,
	situationStatements,
	takeRequestBack,
	toSituation,
	withdrawFromOrder,
} from "../../features/refunds/request-refund.server";
import { ORDER_JOINS } from "../../money.server";
import { notFound } from "../../shared/api/api-error.server";
import { errorKeys } from "../../shared/forms/form-message";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			: await withdrawFromOrder(db, { ...whose, tools: { joins: ORDER_JOINS, origin }, requestId });
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
	return <OwnRefundPage {...{ view, buyer, languageShare, isWithdrawing, reply }} />;
}
