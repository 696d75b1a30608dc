import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export type Waits = { name: string; title: string; isAddressMissing: boolean };

type Props = {
	waits: Waits | null;
	reply: FormReply | undefined;
};

export function WaitingInvoice({ waits, reply }: Props) {
	const { t } = useTranslation(["orders", "checkout"]);
	const say = useMessages("checkout");
	const { formData } = useNavigation();
	if (!waits) return null;
	const view = readReply(reply);
	return (
		<div id="invoice" className="grid gap-4">
			{waits.name ? (
				<Notice
					tone="warning"
					title={t("invoiceWaits.title")}
					actions={<LinkButton to="/certificates#name">{t("invoiceWaits.writeName")}</LinkButton>}
				>
					{t("invoiceWaits.name", { letters: waits.name })}
				</Notice>
			) : null}
			{waits.title ? (
				<Notice title={t("invoiceWaits.title")}>{t("invoiceWaits.course", { letters: waits.title })}</Notice>
			) : null}
			{waits.isAddressMissing ? (
				<Notice tone="warning" title={t("invoiceWaits.title")}>
					<p>{t("invoiceWaits.address")}</p>
					<Form method="post" noValidate className="mt-4 grid gap-4" preventScrollReset>
						<input type="hidden" name="intent" value="address" />
						<TextArea
							name="address"
							label={t("checkout:address.label")}
							help={t("checkout:address.help")}
							error={view.errors.address ? say(view.errors.address) : undefined}
							defaultValue={view.values.address ?? ""}
							autoComplete="street-address"
							maxLength={300}
							rows={3}
						/>
						<Button type="submit" variant="secondary" pending={formData?.get("intent") === "address"}>
							{t("invoiceWaits.save")}
						</Button>
					</Form>
				</Notice>
			) : null}
		</div>
	);
}
