import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerCertificatesForm } from "#app/features/learning/certificates/holder/answer-certificates-form.server.ts";
import { CertificatesPage } from "#app/features/learning/certificates/holder/certificates-page.tsx";
import {
	certificatesPageData,
	readCertificatesPage,
} from "#app/features/learning/certificates/holder/certificates-page-data.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "certificates",
	i18n: ["certificates", "lesson"],
	layout: "list",
	mayBeRestored: true,
	navigation: [
		{ in: "own", at: 2, for: ["student", "instructor"] },
		{ in: "footer.account", at: 2 },
	],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) => readCertificatesPage(db, { viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) =>
		certificatesPageData(found, {
			user,
			language: await context.language,
			search: new URL(request.url).searchParams,
			assets: context.env.ASSETS,
		}),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const outcome = await answerCertificatesForm(db, {
		posted: await request.formData(),
		userId: user.id,
		assets: context.env.ASSETS,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	});
	if (outcome.kind === "unknown") throw data(null, 400);
	if (outcome.kind === "notFound") throw notFound();
	if (outcome.kind === "answer") return data({ reply: outcome.reply }, outcome.status);
	for (const id of outcome.jobIds) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return redirect(`/certificates?done=${outcome.done}`);
});

export default function Certificates() {
	const { view, done, asksName } = useLoaderData<typeof loader>();
	return <CertificatesPage view={view} done={done} asksName={asksName} answer={useActionData<typeof action>()} />;
}
