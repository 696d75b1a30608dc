import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { TaxView } from "./tax-view";

type Props = Pick<TaxView, "seller" | "formerSellers"> & {
	countries: { code: string; name: string }[];
	reply: FormReply | undefined;
};

/** Without a seller no tax is added. */
export function SellerForm({ seller, formerSellers, countries, reply }: Props) {
	const { t } = useTranslation("tax");
	const form = useFields({ namespace: "tax", reply, intent: "seller", idPrefix: "seller-" });
	return (
		<>
			{seller ? null : (
				<Notice tone="warning" title={t("seller.noneTitle")} className="mb-6">
					{t("seller.none")}
				</Notice>
			)}
			<Form method="post" preventScrollReset noValidate className="grid max-w-120 gap-5">
				<SelectField {...form.field("country", seller?.country)} label={t("seller.country")}>
					<option value="">{t("seller.choose")}</option>
					{countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					{...form.field("taxNumber", seller?.taxNumber)}
					label={t("seller.taxNumber")}
					help={t("seller.taxNumberHelp")}
					maxLength={40}
				/>
				<Checkbox
					{...form.box("reverseCharge", seller?.reverseCharge ?? true)}
					label={t("seller.reverseCharge")}
					help={t("seller.reverseChargeHelp")}
				/>
				<ConfirmButton name="intent" value="seller" question={t("seller.question")} confirm={t("seller.confirm")}>
					{t("seller.save")}
				</ConfirmButton>
			</Form>
			{seller ? (
				<Form method="post" preventScrollReset className="mt-5">
					<ConfirmButton
						name="intent"
						value="noSeller"
						variant="secondary"
						question={t("seller.stopQuestion")}
						confirm={t("seller.stopConfirm")}
					>
						{t("seller.stop")}
					</ConfirmButton>
				</Form>
			) : null}
			{formerSellers.length > 0 ? (
				<details className="mt-6">
					<summary className="min-h-11 cursor-pointer py-2.5 text-label font-strong">{t("former")}</summary>
					<ul className="mt-2 grid gap-2 text-ui text-ink-muted">
						{formerSellers.map(({ id, country, taxNumber, from, until, by }) => (
							<li key={id}>{[country, taxNumber, `${from} – ${until}`, by].filter(Boolean).join(" · ")}</li>
						))}
					</ul>
				</details>
			) : null}
		</>
	);
}
