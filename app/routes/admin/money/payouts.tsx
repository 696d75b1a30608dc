import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { PayoutForm } from "#app/features/money/affiliates/application/schemas.ts";
import { PayoutsPage } from "#app/features/money/affiliates/desk/payouts-page.tsx";
import { payoutsPageData, readPayoutsPage } from "#app/features/money/affiliates/desk/payouts-page-data.server.ts";
import { settleByBank } from "#app/features/money/affiliates/payouts/settle-payout.server.ts";
import { startRun } from "#app/features/money/affiliates/payouts/start-run.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "payouts",
	i18n: ["admin", "payouts", "earnings"],
	layout: "admin",
	query: ["state"],
});

export const loader = guarded(can("money"), {
	read: ({ db, request }) => readPayoutsPage(db, new URL(request.url).searchParams),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const reader = { language: await context.language, timeZone: user.timeZone };
		return payoutsPageData(found, { ...reader, search, env: context.env });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), PayoutForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const deed = form.value;
	const outcome =
		deed.intent === "run" ? await startRun(db, by) : await settleByBank(db, { ...by, deed, origin: context.origin });
	if (!outcome.ok) return redirect(`/admin/payouts?done=${outcome.reason}`);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId ?? undefined));
	return redirect("/admin/payouts?done=done");
});

export default function AdminPayouts() {
	const { title, ...view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<PayoutsPage {...view} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
