import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import type { Hindrance } from "#app/shared/personal-data/hindrances.ts";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { DELETION_DAYS } from "../deletion/hindrances";

type Props = {
	hindrance: Hindrance | "subscriptionStays" | null;
	unpaid: string | null;
};

export function DeletePage({ hindrance, unpaid }: Props) {
	const { t } = useTranslation("privacy");
	const isSending = useNavigation().state !== "idle";
	return (
		<SettingsFrame title={t("deletion.title")} lede={t("deletion.lede")}>
			<div className="grid max-w-120 gap-5 border-t border-line-strong py-7 text-ui">
				<p>{t("deletion.what", { count: DELETION_DAYS })}</p>
				<p>{t("deletion.plan")}</p>
				<p>{t("deletion.certificates")}</p>
				<p className="flex flex-wrap gap-x-6 gap-y-2">
					<Link to="/settings/privacy/copy" className="underline">
						{t("deletion.copyFirst")}
					</Link>
					<Link to="/settings/privacy#what-is-kept" className="underline">
						{t("kept.title")}
					</Link>
				</p>
				{unpaid ? (
					<Notice tone="warning">
						<p>{t("deletion.commissions", { amounts: unpaid })}</p>
						<p className="mt-2">
							<Link to="/affiliate-dashboard" className="link">
								{t("deletion.toEarnings")}
							</Link>
						</p>
					</Notice>
				) : null}
				{hindrance ? (
					<Notice tone="warning">{t(`deletion.hindrances.${hindrance}`)}</Notice>
				) : (
					<Form method="post">
						<input type="hidden" name="intent" value="deleteAccount" />
						<ChoiceGroup id="texts" legend={t("deletion.texts.title")} className="mb-5">
							<RadioOption
								name="texts"
								value="stay"
								label={t("deletion.texts.stay")}
								help={t("deletion.texts.stayText")}
								defaultChecked
							/>
							<RadioOption
								name="texts"
								value="emptied"
								label={t("deletion.texts.emptied")}
								help={t("deletion.texts.emptiedText")}
							/>
						</ChoiceGroup>
						<ConfirmButton
							question={t("deletion.question")}
							confirm={t("deletion.confirm")}
							variant="secondary"
							pending={isSending}
						>
							{t("deletion.submit")}
						</ConfirmButton>
					</Form>
				)}
			</div>
		</SettingsFrame>
	);
}
