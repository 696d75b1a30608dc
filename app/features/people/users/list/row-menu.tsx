import { useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "#app/ui/floating/dropdown-menu.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Ellipsis } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { mailtoLink } from "./letter-to";

export function RowMenu({ id, name, email }: { id: number; name: string; email: string }) {
	const { t } = useTranslation("people");
	const submit = useSubmit();
	const send = (intent: "endSessions" | "passwordLink") => submit({ intent, chosen: String(id) }, { method: "post" });
	return (
		<DropdownMenu modal={false}>
			<DropdownMenuTrigger asChild>
				<IconButton label={t("menu.label", { name })}>
					<Ellipsis className="size-5" />
				</IconButton>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem asChild>
					<Link to={`/admin/users/${id}`}>{t("menu.open")}</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<a href={mailtoLink(email)}>{t("menu.write")}</a>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link to={`/admin/users/${id}#course`}>{t("deeds.giveCourse")}</Link>
				</DropdownMenuItem>
				<DropdownMenuItem onSelect={() => send("passwordLink")}>{t("deeds.sendPasswordLink")}</DropdownMenuItem>
				<DropdownMenuItem onSelect={() => send("endSessions")}>{t("deeds.endSessions")}</DropdownMenuItem>
				<DropdownMenuSeparator />
				<DropdownMenuItem asChild className="text-danger!">
					<Link to={`/admin/users/${id}#suspension`}>{t("bulk.suspend")}</Link>
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
