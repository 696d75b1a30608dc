import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { email: string; isNew?: boolean; className?: string };

/**
 * Greets a user who has just registered, and asks for the address to be confirmed until it is. Nothing is closed
 * before. The link is sent again by the page of the confirmation, which answers without script as well.
 */
export function WelcomeCard({ email, isNew = false, className }: Props) {
	const { t } = useTranslation("welcome");
	const { Form, data, state } = useFetcher<string>({ key: "verify-email" });
	const said = data === "sent" || data === "tooMany" || data === "verified" ? data : null;

	return (
		<Notice
			className={className}
			title={t(isNew ? "titleNew" : "title")}
			actions={
				<>
					<Form method="post" action="/verify-email">
						<Button
							type="submit"
							name="intent"
							value="again"
							variant="secondary"
							pending={state !== "idle"}
							pendingLabel={t("sending")}
						>
							{t("again")}
						</Button>
					</Form>
					<Link to="/settings/email" className="link inline-flex min-h-11 items-center">
						{t("otherAddress")}
					</Link>
				</>
			}
		>
			<p className="[overflow-wrap:anywhere]">{t("text", { email })}</p>
			{said ? <p className="mt-2 font-strong">{t(said)}</p> : null}
		</Notice>
	);
}
