import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { InviteFields } from "./invite-fields";

type Props = {
	isDone: boolean;
	answer: { reply: FormReply } | undefined;
};

export function InvitePage({ isDone, answer }: Props) {
	const { t } = useTranslation("people");
	const form = readReply(answer?.reply);
	const refilled = useRestoredForm({ key: "invitation", answer: answer ?? (isDone || null) });
	return (
		<AdminFrame title={t("invite.title")}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("invite.lede")}</p>
			{isDone && !form.formError ? (
				<ResultNotice tone="success" className="mb-6">
					{t("invite.done")}
				</ResultNotice>
			) : null}
			<Form {...refilled} method="post" preventScrollReset noValidate className="grid max-w-120 gap-5">
				<InviteFields form={form} />
				<Button type="submit" className="justify-self-start">
					{t("invite.submit")}
				</Button>
			</Form>
		</AdminFrame>
	);
}
