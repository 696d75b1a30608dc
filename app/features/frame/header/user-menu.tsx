import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLogOut } from "../../../shared/api-client/use-log-out";
import { Avatar } from "../../../ui/avatar";
import { ChevronDown } from "../../../ui/icons";
import { Link } from "../../../ui/link";
import { AccessibilityButton } from "../../accessibility/accessibility-button";
import type { User } from "../../auth/user-shape";
import type { Entry } from "../navigation";
import { Menu, menuItem } from "./menu";

/** Who is signed in, the way to their own pages, and out. */
export function UserMenu({ user, entries }: { user: User; entries: readonly Entry[] }) {
	const { t } = useTranslation(["frame", "common"]);
	const { isSigningOut, handleSubmit } = useLogOut();
	const membership = t(`common:membership.${user.membershipType}` as "common:membership.free");

	return (
		<Menu
			trigger={
				<>
					<span className="sr-only">{t("common:nav.account")}: </span>
					<Avatar name={user.name} src={user.profileImageUrl} size="sm" />
					<span aria-hidden="true" className="max-w-32 truncate text-ui font-strong text-ink @max-[48rem]:hidden">
						{firstNameOf(user)}
					</span>
					<span className="sr-only">{user.name}</span>
					<ChevronDown size={16} aria-hidden="true" className="@max-[26rem]:hidden" />
				</>
			}
		>
			<div className="flex max-w-80 items-center gap-3 border-b border-line px-3 pt-1 pb-3">
				<Avatar name={user.name} src={user.profileImageUrl} />
				<div className="min-w-0">
					<p className="text-ui font-strong">{user.name}</p>
					<p className="text-step-1 text-ink-muted">
						{membership} · {t(`common:roles.${user.role}`)}
					</p>
				</div>
			</div>
			<ul className="mt-2">
				{entries.map(({ label, to }) => (
					<li key={label}>
						<Link to={to} className={menuItem}>
							{t(label)}
						</Link>
					</li>
				))}
				<li>
					<AccessibilityButton withWords />
				</li>
			</ul>
			<Form method="post" action="/logout" onSubmit={handleSubmit} className="mt-2 border-t border-line pt-2">
				<button type="submit" className={menuItem} aria-disabled={isSigningOut}>
					{t(isSigningOut ? "common:nav.signingOut" : "common:nav.signOut")}
				</button>
			</Form>
		</Menu>
	);
}

/** What the header has room for. */
export function firstNameOf({ name }: Pick<User, "name">): string {
	return name.trim().split(" ")[0] ?? "";
}
