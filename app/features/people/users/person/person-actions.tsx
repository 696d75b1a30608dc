import { useTranslation } from "react-i18next";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Mail } from "#app/ui/icons.tsx";
import { mailtoLink } from "../list/letter-to";

export function PersonActions({ email }: { email: string }) {
	const { t } = useTranslation("people");
	return (
		<div className="flex flex-wrap gap-3">
			<a href={mailtoLink(email)} className={buttonStyle({ variant: "secondary", size: "sm" })}>
				<Mail className="size-4" />
				{t("menu.write")}
			</a>
			<a href="#course" className={buttonStyle({ variant: "secondary", size: "sm" })}>
				{t("deeds.course")}
			</a>
		</div>
	);
}
