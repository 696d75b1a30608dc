import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { invitePerson } from "#app/features/people/auth/rights/reach-person.server.ts";
import { InvitePage } from "#app/features/people/users/invite/invite-page.tsx";
import { InviteForm } from "#app/features/people/users/person/schemas.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "invite", i18n: ["admin", "people", "forms"], layout: "admin" });

const key = errorKeys<"people">();

export const loader = guarded(can("people"), async ({ context, request }) => {
	const t = getFixedT(await context.language, "people");
	const isDone = new URL(request.url).searchParams.has("done");
	return { title: t("invite.title"), description: t("invite.lede"), isDone };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), InviteForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { origin, requestId } = context;
	const by = { actorId: user.id, origin, requestId, now: new Date() };
	const outcome = await invitePerson(db, { ...by, invited: form.value });
	if (!outcome.ok) {
		const reason = outcome.reason === "taken" ? key("errors.taken") : key("errors.changed");
		return data({ reply: form.reply({ formErrors: [{ key: reason }] }) }, 409);
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return redirect("/admin/users/invite?done");
});

export default function Invite() {
	const { isDone } = useLoaderData<typeof loader>();
	return <InvitePage isDone={isDone} answer={useActionData<typeof action>()} />;
}
