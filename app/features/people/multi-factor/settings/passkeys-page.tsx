import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { PasskeyButton } from "../passkeys/passkey-button";
import type { PasskeyAnswer } from "./answer-passkey-form.server";
import { CodesOnce } from "./codes-once";
import { FACTOR_RESULTS, type PasskeyView } from "./factors-view";
import { PasskeyList } from "./passkey-list";

const ADD_PASSKEY_FIELDS = { intent: "add" };

export function PasskeysPage({ passkeys, answer }: { passkeys: PasskeyView[]; answer: PasskeyAnswer | undefined }) {
	const { t } = useTranslation("factors");
	const [search] = useSearchParams();
	const done = FACTOR_RESULTS.find((deed) => deed === search.get("done"));
	const next = { to: "/settings/security/passkeys?done=passkeyAdded", label: t("codes.done") };
	return (
		<SettingsFrame title={t("passkeys.title")} lede={t("passkeys.text")}>
			<div className="border-t border-line-strong py-7">
				{done && !answer ? (
					<ResultNotice tone="success" className="mb-6">
						{t(`said.${done}`)}
					</ResultNotice>
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
						<PasskeyButton ceremony="register" fields={ADD_PASSKEY_FIELDS}>
							{t("passkeys.add")}
						</PasskeyButton>
					</>
				)}
			</div>
		</SettingsFrame>
	);
}
