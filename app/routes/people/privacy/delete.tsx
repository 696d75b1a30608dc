import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { cancelForDeletion } from "#app/features/money/memberships/change/end-of-account.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { requestDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { DeletePage } from "#app/features/people/privacy/page/delete-page.tsx";
import { deletePageData, readDeletePage } from "#app/features/people/privacy/page/delete-page-data.server.ts";
import { DeleteForm } from "#app/features/people/privacy/schemas.ts";
import { membershipTools } from "#app/money-tools.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "delete", i18n: ["account", "privacy"], layout: "settings", maxBodyKb: 4 });

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readDeletePage(db, PERSONAL_DATA, viewer),
	handle: async ({ context, found }) => deletePageData(found, await context.language),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), DeleteForm);
	if (form.status !== "success") return data(null, 400);
	const { origin, requestId } = context;
	const outcome = await requestDeletion(db, {
		userId: user.id,
		origin,
		requestId,
		now: new Date(),
		emptiesTexts: form.value.texts === "emptied",
		personalData: PERSONAL_DATA,
		cancelMembership: cancelForDeletion(membershipTools(context.env, origin)),
	});
	if (!outcome.ok) return data({ hindrance: outcome.reason }, 409);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return redirect("/account-ending", { headers: { "Set-Cookie": clearSessionCookie(request) } });
});

export default function Delete() {
	const { hindrance, unpaid } = useLoaderData<typeof loader>();
	return <DeletePage hindrance={useActionData<typeof action>()?.hindrance ?? hindrance} unpaid={unpaid} />;
}
