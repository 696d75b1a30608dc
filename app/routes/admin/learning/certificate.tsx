import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerIssuedForm } from "#app/features/learning/certificates/issued/answer-issued-form.server.ts";
import { IssuedCertificate } from "#app/features/learning/certificates/issued/issued-certificate.tsx";
import { issuedPageData, readIssuedPage } from "#app/features/learning/certificates/issued/issued-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ view: { holderName: string } }>({
	name: "certificate",
	i18n: ["admin", "certificates"],
	layout: "admin",
	crumb: ({ view }) => view.holderName,
});

export const loader = guarded(can("content"), {
	read: ({ db, params }) => readIssuedPage(db, params.serial),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const page = issuedPageData(found, { user, language: await context.language, search });
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("content")), async ({ context, db, params, request, user }) => {
	const outcome = await answerIssuedForm(db, {
		posted: await request.formData(),
		serial: params.serial,
		actorId: user.id,
		requestId: context.requestId,
		assets: context.env.ASSETS,
		now: new Date(),
	});
	if (outcome.kind === "notFound") throw notFound();
	if (outcome.kind === "unknown") throw data(null, 400);
	if (outcome.kind === "answer") return data({ reply: outcome.reply }, outcome.status);
	if (outcome.jobId) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return redirect(`/admin/certificates/issued/${params.serial}?done=${outcome.done}`);
});

export default function AdminCertificate() {
	const { title, view, follower, canBeAgain, done } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<IssuedCertificate view={view} follower={follower} canBeAgain={canBeAgain} done={done} answer={answer} />
		</AdminFrame>
	);
}
