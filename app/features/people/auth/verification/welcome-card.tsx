import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { email: string; isNew?: boolean; className?: string };

/** Nothing is blocked until confirmation. Resends by the confirmation page, also without JavaScript. */
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
