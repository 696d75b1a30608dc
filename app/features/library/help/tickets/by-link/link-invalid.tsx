import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
	form: FormView;
	sentTo: string | undefined;
};

/** For invalid or expired links; offers a new one by mail. */
export function LinkInvalid({ form: { errors, formError, values }, sentTo }: Props) {
	const { t } = useTranslation("help");
	const say = useMessages("help");
	const isPending = useNavigation().state === "submitting";
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{t("ticket.linkInvalid")}</h1>
			<p className="mt-3 text-step-3 text-ink-muted">{t("ticket.linkInvalidText")}</p>
			{sentTo ? (
				<Notice tone="success" title={t("contact.sentTitle")} className="mt-6">
					{t("ticket.newLinkSent", { email: sentTo })}
				</Notice>
			) : (
				<Form method="post" noValidate className="mt-6 grid max-w-120 gap-5">
					{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
					<input type="hidden" name="intent" value="newLink" />
					<TextField
						name="email"
						type="email"
						inputMode="email"
						autoComplete="email"
						label={t("contact.email")}
						help={t("ticket.newLinkHelp")}
						defaultValue={values.email}
						error={errors.email && say(errors.email)}
					/>
					<div>
						<Button type="submit" pending={isPending} pendingLabel={t("contact.pending")}>
							{t("ticket.newLink")}
						</Button>
					</div>
				</Form>
			)}
			<p className="mt-8">
				<Link to="/help/contact" className="link">
					{t("ask.write")}
				</Link>
			</p>
		</div>
	);
}
