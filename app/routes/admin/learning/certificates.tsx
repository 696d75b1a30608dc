import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { CertificatesDesk } from "#app/features/learning/certificates/desk/certificates-desk.tsx";
import {
	certificatesDeskData,
	readCertificatesDesk,
} from "#app/features/learning/certificates/desk/certificates-desk-data.server.ts";
import { RemindInput } from "#app/features/learning/certificates/held/schemas.ts";
import { remindOfHold } from "#app/features/learning/certificates/held/tell-again.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "certificates",
	i18n: ["admin", "certificates", "lists"],
	layout: "admin",
	query: ["told"],
});

export const loader = guarded(can("content"), {
	read: async ({ context, db, request }) =>
		readCertificatesDesk(db, { search: new URL(request.url).searchParams, language: await context.language }),
	handle: async ({ context, request, user, found }) =>
		certificatesDeskData(found, {
			user,
			language: await context.language,
			search: new URL(request.url).searchParams,
			hasKey: context.env.CERTIFICATE_KEY !== undefined,
			assets: context.env.ASSETS,
		}),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("content")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), RemindInput);
	if (form.status !== "success") throw apiError("badRequest");
	const fonts = paperFontLoader(context.env.ASSETS);
	const outcome = await remindOfHold(db, {
		enrollmentId: form.value.enrollmentId,
		actorId: user.id,
		requestId: context.requestId,
		missingLetters: (name) => missingLetters(name, fonts),
		origin: context.origin,
		now: new Date(),
	});
	for (const id of outcome.ok ? outcome.jobIds : []) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return redirect(`/admin/certificates?told=${outcome.ok ? outcome.done : outcome.reason}#held`);
});

export default function AdminCertificates() {
	const page = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={page.title}>
			<CertificatesDesk page={page} />
		</AdminFrame>
	);
}
