import { Form } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLogOut } from "../../shared/api-client/use-log-out";
import { Avatar } from "../../ui/avatar";
import { Link } from "../../ui/link";
import { homeOf } from "../auth/roles";
import type { User } from "../auth/user-shape";
import { Menu, menuItem } from "./menu";

/** Who is signed in, the way to their own page, and out. */
export function UserMenu({ user }: { user: User }) {
	const { t } = useTranslation();
	const { isSigningOut, handleSubmit } = useLogOut();
	const membership = t(`membership.${user.membershipType}` as "membership.free");

	return (
		<Menu
			label={`${t("nav.account")}: ${user.name}`}
			trigger={
				<>
					<Avatar name={user.name} src={user.profileImageUrl} size="sm" />
					<span className="max-w-32 truncate text-ui font-strong text-ink max-md:hidden">
						{user.name.split(" ")[0]}
					</span>
					<ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
				</>
			}
		>
			<div className="border-b border-line px-3 pt-1 pb-3">
				<p className="font-strong text-ui">{user.name}</p>
				<p className="text-step-1 text-ink-muted">
					{membership} · {t(`roles.${user.role}`)}
				</p>
			</div>
			<Link to={homeOf(user.role)} className={`${menuItem} mt-2`}>
				{t(user.role === "admin" ? "nav.adminDashboard" : "nav.dashboard")}
			</Link>
			<Form method="post" action="/logout" onSubmit={handleSubmit}>
				<button type="submit" className={menuItem} aria-disabled={isSigningOut}>
					{t(isSigningOut ? "nav.signingOut" : "nav.signOut")}
				</button>
			</Form>
		</Menu>
	);
}
