import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { SettingsFrame } from "../frame/settings-frame";
import { SessionList } from "./session-list";
import type { SessionView } from "./session-view";

type Props = {
	sessions: SessionView[];
	passwordChanged: string | null;
	said: string | null;
	/** True for an admin whose desk stays closed without a second factor. */
	lacksFactor: boolean;
	factors: ReactNode;
};

export function SecurityPage({ sessions, passwordChanged, said, lacksFactor, factors }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("security.title")} lede={t("security.lede")}>
			{said ? (
				<ResultNotice tone="success" className="mb-6">
					{said}
				</ResultNotice>
			) : null}
			{lacksFactor ? (
				<Notice tone="warning" title={t("security.factorNeeded")} className="mb-6">
					{t("security.factorNeededText")}
				</Notice>
			) : null}
			{factors}
			<SessionList sessions={sessions} />
			<SplitSection title={t("password.title")} text={t("password.text")}>
				<p className="mb-4 text-ui">
					{passwordChanged ? t("password.changedOn", { date: passwordChanged }) : t("password.none")}
				</p>
				<LinkButton to="/settings/password" variant="secondary">
					{t("password.change")}
				</LinkButton>
			</SplitSection>
		</SettingsFrame>
	);
}
