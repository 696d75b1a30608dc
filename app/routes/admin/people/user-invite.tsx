import { data, redirect } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { invitePerson } from "../../../features/auth/rights/reach-person.server";
import { nudgeJob } from "../../../features/jobs/enqueue.server";
import { InviteFields } from "../../../features/people/person/invite-fields";
import { InviteForm } from "../../../features/people/person/schemas";
import { errorKeys } from "../../../shared/forms/form-message";
import { readReply } from "../../../shared/forms/form-reply";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { useRefilled } from "../../../shared/forms/use-refilled";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { getFixedT } from "../../../shared/words/i18n.server";
import { Button } from "../../../ui/button";
import { SaidNotice } from "../../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
	const { t } = useTranslation("people");
	const { isDone } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const form = readReply(answer?.reply);
	const refilled = useRefilled({ key: "invitation", answer: answer ?? (isDone || null) });
	return (
		<AdminFrame title={t("invite.title")}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("invite.lede")}</p>
			{isDone && !form.formError ? (
				<SaidNotice tone="success" className="mb-6">
					{t("invite.done")}
				</SaidNotice>
			) : null}
			<Form {...refilled} method="post" preventScrollReset noValidate className="grid max-w-120 gap-5">
				<InviteFields form={form} />
				<Button type="submit" className="justify-self-start">
					{t("invite.submit")}
				</Button>
			</Form>
		</AdminFrame>
	);
}
