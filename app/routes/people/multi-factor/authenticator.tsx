import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { ownFactors } from "#app/features/people/multi-factor/own-factors.server.ts";
import { answerAuthenticatorForm } from "#app/features/people/multi-factor/settings/answer-authenticator-form.server.ts";
import { AuthenticatorOn } from "#app/features/people/multi-factor/settings/authenticator-on.tsx";
import { AuthenticatorSetUp } from "#app/features/people/multi-factor/settings/authenticator-set-up.tsx";
import { CodesOnce } from "#app/features/people/multi-factor/settings/codes-once.tsx";
import { toFactorsView } from "#app/features/people/multi-factor/settings/factors-view.ts";
import { beginTotp } from "#app/features/people/multi-factor/totp/add-authenticator.server.ts";
import { secretBox } from "#app/features/people/multi-factor/totp/secret-box.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Notice } from "#app/ui/notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "authenticator",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 4,
	byLinkOnly: true,
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
