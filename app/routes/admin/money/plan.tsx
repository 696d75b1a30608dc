import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerPlanForm } from "#app/features/money/billing/desk/answer-plan.server.ts";
import { PlanPage } from "#app/features/money/billing/desk/plan-page.tsx";
import { planPageData } from "#app/features/money/billing/desk/plan-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "plan",
	i18n: ["admin", "plans", "pricing", "forms", "history"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const search = new URL(request.url).searchParams;
	const reader = { language: await context.language, timeZone: user.timeZone };
	const planId = readId(params.planId);
	const shown = planId && (await planPageData(db, planId, { ...reader, search }));
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const planId = readId(params.planId);
	if (!planId) throw notFound();
	return answerPlanForm(context, db, { request, planId, actorId: user.id });
});

export default function Plan() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<PlanPage {...shown} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
