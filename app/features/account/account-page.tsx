import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { SplitSection } from "../../ui/split-section";
import { SettingsFrame } from "./frame/settings-frame";

type Props = { account: { name: string; email: string; isVerified: boolean } };

/** The first page of the settings: who the account belongs to, and its address. */
export function AccountPage({ account: { email, isVerified } }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("account.title")} lede={t("account.lede")}>
			<SplitSection
				title={t("email.title")}
				text={t("email.text")}
				state={
					<Badge tone={isVerified ? "success" : "warning"}>
						{t(isVerified ? "email.verified" : "email.unverified")}
					</Badge>
				}
			>
				<p className="text-ui font-strong break-words">{email}</p>
				{isVerified ? null : (
					<Form method="post" action="/verify-email" className="mt-4">
						<Button type="submit" name="intent" value="again" variant="secondary">
							{t("email.verifyAgain")}
						</Button>
					</Form>
				)}
			</SplitSection>
		</SettingsFrame>
	);
}
