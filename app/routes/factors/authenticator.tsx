import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { ownFactors } from "../../features/factors/own-factors.server";
import { answerAuthenticatorForm } from "../../features/factors/settings/answer-authenticator-form.server";
import { AuthenticatorOn } from "../../features/factors/settings/authenticator-on";
import { AuthenticatorSetUp } from "../../features/factors/settings/authenticator-set-up";
import { CodesOnce } from "../../features/factors/settings/codes-once";
import { toFactorsView } from "../../features/factors/settings/factors-view";
import { beginTotp } from "../../features/factors/totp/add-authenticator.server";
import { secretBox } from "../../features/factors/totp/secret-box.server";
import { readReply } from "../../shared/forms/form-reply";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { Notice } from "../../ui/notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "authenticator", i18n: ["account", "factors"], layout: "settings", maxBodyKb: 4, byLinkOnly: true },
});

const SECURITY = "/settings/security";

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => db.batch(ownFactors(db, userOfSession(viewer.session))),
	handle: async ({ context, user, found }) => {
		const language = await context.language;
		const t = getFixedT(language, "factors");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const { authenticatorOn } = toFactorsView(found, t, formats);
		const box = authenticatorOn === null ? secretBox(context.env) : null;
		return {
			title: t("authenticator.title"),
			description: t("authenticator.lede"),
			authenticatorOn,
			setUp: box && (await beginTotp(box, user, new Date())),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) =>
	answerAuthenticatorForm(context, db, { request, user, done: (said) => `${SECURITY}?done=${said}` }),
);

export default function Authenticator() {
	const { t } = useTranslation("factors");
	const answer = useActionData<typeof action>();
	const { authenticatorOn, ...fresh } = useLoaderData<typeof loader>();
	const setUp = answer?.setUp ?? fresh.setUp;
	const next = { to: `${SECURITY}?done=authenticatorAdded`, label: t("codes.done") };

	return (
		<SettingsFrame title={t("authenticator.title")} lede={t("authenticator.lede")}>
			<div className="border-t border-line-strong py-7">
				{answer?.codes ? (
					<CodesOnce codes={answer.codes} next={next} />
				) : authenticatorOn ? (
					<AuthenticatorOn since={authenticatorOn} />
				) : setUp ? (
					<AuthenticatorSetUp setUp={setUp} form={readReply(answer?.reply)} answer={answer} back={SECURITY} />
				) : (
					<Notice tone="warning">{t("authenticator.unavailable")}</Notice>
				)}
			</div>
		</SettingsFrame>
	);
}
