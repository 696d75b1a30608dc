import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { createPlan } from "../../../features/billing/desk/change-plan.server";
import { PlanForm } from "../../../features/billing/desk/plan-form";
import { NEW_PLAN } from "../../../features/billing/desk/plan-views.server";
import { listCoursesToHold } from "../../../features/billing/desk/plans-desk.repository.server";
import { NewPlanForm } from "../../../features/billing/desk/schemas";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { raiseContentVersion } from "../../../shared/request/content-version";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "new", i18n: ["admin", "plans", "pricing", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db }) => {
	const language = await context.language;
	const t = getFixedT(language, "plans");
	return {
		title: t("list.add"),
		description: t("description"),
		plan: NEW_PLAN,
		courses: await listCoursesToHold(db, language),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"plans">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), NewPlanForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await createPlan(db, form.value, by);
	if (outcome.ok) {
		// It is not for sale without a price, but may be the most popular one from now on.
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect("/admin/plans?saved=1");
	}
	const isTaken = outcome.reason === "taken";
	const fieldErrors: Record<string, { key: string }[]> = isTaken
		? { slug: [{ key: key("errors.slugTaken") }] }
		: { "words.en.name": [{ key: key("errors.nameless") }] };
	return data({ reply: form.reply({ fieldErrors }) }, isTaken ? 409 : 400);
});

export default function NewPlan() {
	const { title, plan, courses } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			<PlanForm plan={plan} courses={courses} reply={reply} />
		</AdminFrame>
	);
}
