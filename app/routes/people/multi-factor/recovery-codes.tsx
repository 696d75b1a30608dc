import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { makeRecoveryCodes } from "#app/features/people/multi-factor/recovery/make-recovery-codes.server.ts";
import {
	readFactors,
	recoveryCodesPageData,
} from "#app/features/people/multi-factor/settings/factor-pages-data.server.ts";
import { RecoveryCodesPage } from "#app/features/people/multi-factor/settings/recovery-codes-page.tsx";
import { RecoveryCodesForm } from "#app/features/people/multi-factor/settings/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "recovery-codes",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readFactors(db, viewer),
	handle: ({ context, user, found }) => recoveryCodesPageData(found, { context, user }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), RecoveryCodesForm);
	if (form.status !== "success") return data({ codes: null }, 400);
	const { origin, requestId } = context;
	const outcome = await makeRecoveryCodes(db, { userId: user.id, origin, requestId, now: new Date() });
	if (!outcome.ok) return data({ codes: null }, 409);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data({ codes: outcome.codes });
});

export default function RecoveryCodes() {
	const { hasFactor, codesLeft } = useLoaderData<typeof loader>();
	const codes = useActionData<typeof action>()?.codes ?? null;
	return <RecoveryCodesPage hasFactor={hasFactor} codesLeft={codesLeft} codes={codes} />;
}
