import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { panelRequest } from "#app/features/site/accessibility/panel-request.ts";
import { useLogOut } from "#app/shared/api-client/use-log-out.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { NavigationLink } from "../navigation";
import { Dropdown } from "./dropdown";
import type { MenuEntry } from "./menu-entry";

type Props = { user: User; entries: readonly NavigationLink[]; own: readonly NavigationLink[] };

export function UserMenu({ user, entries, own }: Props) {
	const { t } = useTranslation(["frame", "common"]);
	const { isSigningOut, handleSubmit } = useLogOut();
	const menu = useRef<HTMLDivElement>(null);
	const membership = t(`common:membership.${user.membershipType}` as "common:membership.free");

	const toLink = ({ label, to }: NavigationLink): MenuEntry => ({ key: label.replace(".", "-"), label: t(label), to });
	const preferences: MenuEntry = {
		key: "accessibility",
		label: t("accessibility.open"),
		button: {
			type: "button",
			"aria-haspopup": "dialog",
			className: "noscript:hidden",
			onClick: () => panelRequest.ask(menu.current?.querySelector<HTMLElement>("summary")),
		},
	};
	const signOut: MenuEntry = {
		key: "sign-out",
		label: t(isSigningOut ? "common:nav.signingOut" : "common:nav.signOut"),
		keepsOpen: true,
		button: { type: "submit", "aria-disabled": isSigningOut },
	};

	return (
		<div ref={menu} className="contents">
			<Dropdown
				trigger={
					<>
						<span className="sr-only">
							{t("common:nav.account")}
							<Colon />
						</span>
						<Avatar name={user.name} src={user.profileImageUrl} size="sm" />
						<span aria-hidden="true" className="max-w-32 truncate text-ui font-strong text-ink @max-[72rem]:hidden">
							{firstNameOf(user)}
						</span>
						<span className="sr-only">{user.name}</span>
						<ChevronDown size={16} aria-hidden="true" className="@max-[26rem]:hidden" />
					</>
				}
				head={
					<div className="flex max-w-80 items-center gap-3 border-b border-line px-3 pt-1 pb-3">
						<Avatar name={user.name} src={user.profileImageUrl} />
						<div className="min-w-0">
							<p className="text-ui font-strong">{user.name}</p>
							<p className="text-step-1 text-ink-muted">
								{membership} · {t(`common:roles.${user.role}`)}
							</p>
						</div>
					</div>
				}
				groups={[
					{ entries: [...entries.map(toLink), preferences] },
					...(own.length > 0 ? [{ entries: own.map(toLink) }] : []),
					{
						entries: [signOut],
						wrap: (list) => (
							<Form method="post" action="/logout" onSubmit={handleSubmit}>
								{list}
							</Form>
						),
					},
				]}
			/>
		</div>
	);
}

function firstNameOf({ name }: Pick<User, "name">): string {
	return name.trim().split(" ")[0] ?? "";
}
