import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

/** Confirming takes a click, because mail scanners follow links too. */
export function ConfirmTicket({ number, subject }: { number: string; subject: string }) {
	const { t } = useTranslation("help");
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{t("ticket.confirmTitle")}</h1>
			<p className="mt-3 text-step-3 [overflow-wrap:anywhere]">{subject}</p>
			<p className="mt-2 text-ui text-ink-muted">{t("ticket.confirmText", { number })}</p>
			<Form method="post" className="mt-6">
				<Button type="submit" name="intent" value="confirm" size="lg">
					{t("ticket.confirm")}
				</Button>
			</Form>
		</div>
	);
}
