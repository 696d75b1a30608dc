import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { ownFactors } from "../../features/factors/own-factors.server";
import { makeRecoveryCodes } from "../../features/factors/recovery/make-recovery-codes.server";
import { CodesOnce } from "../../features/factors/settings/codes-once";
import { RecoveryCodesForm } from "../../features/factors/settings/schemas";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { LinkButton } from "../../ui/button";
import { ConfirmButton } from "../../ui/form/confirm-button";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "recovery-codes", i18n: ["account", "factors"], layout: "settings", maxBodyKb: 4, byLinkOnly: true },
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
