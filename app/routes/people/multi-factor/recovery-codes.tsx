import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { ownFactors } from "#app/features/people/multi-factor/own-factors.server.ts";
import { makeRecoveryCodes } from "#app/features/people/multi-factor/recovery/make-recovery-codes.server.ts";
import { CodesOnce } from "#app/features/people/multi-factor/settings/codes-once.tsx";
import { RecoveryCodesForm } from "#app/features/people/multi-factor/settings/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "recovery-codes",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => db.batch(ownFactors(db, userOfSession(viewer.session))),
	handle: async ({ context, found: [[authenticator], [codes], passkeys] }) => {
		const t = getFixedT(await context.language, "factors");
		return {
			title: t("codes.title"),
			description: t("codes.lede"),
			hasFactor: Boolean(authenticator) || passkeys.length > 0,
			codesLeft: codes?.codesLeft ?? 0,
		};
	},
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
	const { t } = useTranslation("factors");
	const answer = useActionData<typeof action>();
	const { hasFactor, codesLeft } = useLoaderData<typeof loader>();
	const next = { to: "/settings/security", label: t("codes.done") };

	return (
		<SettingsFrame title={t("codes.title")} lede={t("codes.lede")}>
			<div className="border-t border-line-strong py-7">
				{answer?.codes ? <CodesOnce codes={answer.codes} next={next} /> : null}
				{!answer?.codes && hasFactor ? (
					<Form method="post">
						<p className="mb-5 text-ui">{t("section.codesLeft", { count: codesLeft })}</p>
						<ConfirmButton
							name="intent"
							value="make"
							variant="secondary"
							question={t("codes.newQuestion")}
							confirm={t("codes.newConfirm")}
						>
							{t("codes.new")}
						</ConfirmButton>
					</Form>
				) : null}
				{hasFactor ? null : (
					<>
						<p className="mb-5 text-ui">{t("codes.noFactor")}</p>
						<LinkButton to="/settings/security/authenticator" variant="secondary">
							{t("section.setUp")}
						</LinkButton>
					</>
				)}
			</div>
		</SettingsFrame>
	);
}
