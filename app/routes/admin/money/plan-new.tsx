import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { createPlan } from "#app/features/money/billing/desk/change-plan.server.ts";
import { PlanForm } from "#app/features/money/billing/desk/plan-form.tsx";
import { newPlanPageData } from "#app/features/money/billing/desk/plan-page-data.server.ts";
import { NewPlanForm } from "#app/features/money/billing/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "new", i18n: ["admin", "plans", "pricing", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db }) => newPlanPageData(db, await context.language));

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"plans">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), NewPlanForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await createPlan(db, form.value, by);
	if (outcome.ok) {
		// Not for sale without a price, but it may become the most popular plan.
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
