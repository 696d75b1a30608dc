import { Form, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { SettingsFrame } from "../frame/settings-frame";

type Change = { newEmail: string; isAgreed: boolean; isConfirmed: boolean; until: string };
type Props = {
	account: { email: string; isVerified: boolean };
	change: Change | null;
	said: "cancelled" | null;
};

export function AccountPage({ account: { email, isVerified }, change, said }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("account.title")} lede={t("account.lede")}>
			{said ? (
				<ResultNotice tone="success" className="mb-6">
					{t("email.cancelled")}
				</ResultNotice>
			) : null}
			<SplitSection
				title={t("email.title")}
				text={t("email.text")}
				state={
					<Badge tone={isVerified ? "success" : "warning"}>
						{t(isVerified ? "email.verified" : "email.unverified")}
					</Badge>
				}
			>
				<p className="text-ui font-strong break-words">
					<EmailAddress of={email} />
				</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<LinkButton to="/settings/email" variant="secondary">
						{t("email.change")}
					</LinkButton>
					{isVerified ? null : <ConfirmAgain />}
				</div>
				{change ? <Pending change={change} asksOld={isVerified} /> : null}
			</SplitSection>
			<SplitSection title={t("password.title")} text={t("password.text")}>
				<LinkButton to="/settings/password" variant="secondary">
					{t("password.change")}
				</LinkButton>
			</SplitSection>
		</SettingsFrame>
	);
}

/** Posted by a fetcher, so the page stays when it fails; without JavaScript the confirmation page answers. */
function ConfirmAgain() {
	const { t } = useTranslation("account");
	const { t: words } = useTranslation("welcome");
	const { Form: Beside, data, state } = useFetcher<string>({ key: "verify-email" });
	const said = data === "sent" || data === "tooMany" || data === "verified" ? data : null;
	return (
		<>
			<Beside method="post" action="/verify-email">
				<Button
					type="submit"
					name="intent"
					value="again"
					variant="quiet"
					pending={state !== "idle"}
					pendingLabel={words("sending")}
				>
					{t("email.verifyAgain")}
				</Button>
			</Beside>
			<p role="status" className="basis-full text-ui text-ink-muted empty:hidden">
				{said ? words(said) : null}
			</p>
		</>
	);
}

function Pending({ change, asksOld }: { change: Change; asksOld: boolean }) {
	const { t } = useTranslation("account");
	const { newEmail, isAgreed, isConfirmed, until } = change;
	return (
		<Notice tone="info" title={t("email.pending", { email: newEmail })} className="mt-5">
			<ul className="mt-1 list-disc pl-5">
				{asksOld ? <li>{t(isAgreed ? "email.agreed" : "email.waitsForOld")}</li> : null}
				<li>{t(isConfirmed ? "email.confirmed" : "email.waitsForNew")}</li>
			</ul>
			<p className="mt-1">{t("email.until", { until })}</p>
			<Form method="post" preventScrollReset className="mt-3">
				<Button type="submit" name="intent" value="cancelEmail" variant="secondary" size="sm">
					{t("email.cancel")}
				</Button>
			</Form>
		</Notice>
	);
}
