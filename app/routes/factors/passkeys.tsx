import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { ownFactors } from "../../features/factors/own-factors.server";
import { PasskeyButton } from "../../features/factors/passkeys/passkey-button";
import { answerPasskeyForm } from "../../features/factors/settings/answer-passkey-form.server";
import { CodesOnce } from "../../features/factors/settings/codes-once";
import { FACTOR_DEEDS, toFactorsView } from "../../features/factors/settings/factors-view";
import { PasskeyList } from "../../features/factors/settings/passkey-list";
import { readReply } from "../../shared/forms/form-reply";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { Notice } from "../../ui/notice";
import { SaidNotice } from "../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "passkeys", i18n: ["account", "factors"], layout: "settings", maxBodyKb: 32, byLinkOnly: true },
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
