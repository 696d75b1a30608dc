import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { ownFactors } from "#app/features/people/multi-factor/own-factors.server.ts";
import { PasskeyButton } from "#app/features/people/multi-factor/passkeys/passkey-button.tsx";
import { answerPasskeyForm } from "#app/features/people/multi-factor/settings/answer-passkey-form.server.ts";
import { CodesOnce } from "#app/features/people/multi-factor/settings/codes-once.tsx";
import { FACTOR_DEEDS, toFactorsView } from "#app/features/people/multi-factor/settings/factors-view.ts";
import { PasskeyList } from "#app/features/people/multi-factor/settings/passkey-list.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SaidNotice } from "#app/ui/toast/said-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "passkeys",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 32,
	byLinkOnly: true,
	query: ["done"],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => db.batch(ownFactors(db, userOfSession(viewer.session))),
	handle: async ({ context, user, found }) => {
		const language = await context.language;
		const t = getFixedT(language, "factors");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const { passkeys } = toFactorsView(found, t, formats);
		return { title: t("passkeys.title"), description: t("passkeys.text"), passkeys };
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) =>
	answerPasskeyForm(context, db, { request, userId: user.id }),
);

const ADD = { intent: "add" };

export default function Passkeys() {
	const { t } = useTranslation("factors");
	const { passkeys } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const done = FACTOR_DEEDS.find((deed) => deed === search.get("done"));
	const next = { to: "/settings/security/passkeys?done=passkeyAdded", label: t("codes.done") };

	return (
		<SettingsFrame title={t("passkeys.title")} lede={t("passkeys.text")}>
			<div className="border-t border-line-strong py-7">
				{done && !answer ? (
					<SaidNotice tone="success" className="mb-6">
						{t(`said.${done}`)}
					</SaidNotice>
				) : null}
				{answer?.refused ? (
					<Notice tone="danger" className="mb-6">
						{t(`passkeys.${answer.refused}`)}
					</Notice>
				) : null}
				{answer?.codes ? (
					<CodesOnce codes={answer.codes} next={next} />
				) : (
					<>
						<PasskeyList passkeys={passkeys} form={readReply(answer?.reply)} />
						<p className="mb-4 text-ui text-ink-muted">{t("passkeys.addText")}</p>
						<PasskeyButton ceremony="register" fields={ADD}>
							{t("passkeys.add")}
						</PasskeyButton>
					</>
				)}
			</div>
		</SettingsFrame>
	);
}
