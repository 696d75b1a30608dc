import { Menu as MenuIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Brand } from "../../ui/brand-mark";
import { LinkButton } from "../../ui/button";
import { Link, NavLink } from "../../ui/link";
import type { User } from "../auth/user-shape";
import { navEntries } from "./entries";
import { LanguageSwitcher } from "./language-switcher";
import { Menu, menuItem } from "./menu";
import { ThemeToggle } from "./theme-toggle";
import { UserMenu } from "./user-menu";

/** The head of every page but the lesson, which has its own. */
export function Header({ user }: { user: User | null }) {
	const { t } = useTranslation();
	const entries = navEntries(user);

	return (
		<header className="border-b border-line bg-surface">
			<div className="container-page flex h-15 items-center gap-4 md:h-18 md:gap-5 lg:gap-8">
				<Link to={user ? (entries[0]?.to ?? "/") : "/"} className="no-underline" aria-label={t("brand")}>
					<Brand />
				</Link>
				<nav aria-label={t("nav.label")} className="flex h-full flex-1 gap-4 max-md:hidden lg:gap-6">
					{entries.map(({ key, to }) => (
						<NavLink
							key={key}
							to={to}
							end={to === "/"}
							className="flex h-full items-center border-b-2 border-transparent text-ui font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							{t(`nav.${key}`)}
						</NavLink>
					))}
				</nav>
				<div className="ml-auto flex items-center gap-1">
					<LanguageSwitcher />
					<ThemeToggle />
					{user ? (
						<UserMenu user={user} />
					) : (
						<div className="flex items-center gap-2 pl-2 max-md:hidden">
							<LinkButton to="/login" variant="quiet">
								{t("nav.signIn")}
							</LinkButton>
							<LinkButton to="/register">{t("nav.signUp")}</LinkButton>
						</div>
					)}
					<Menu
						label={t("nav.menu")}
						className="md:hidden"
						trigger={<MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />}
					>
						<nav aria-label={t("nav.menu")}>
							{entries.map(({ key, to }) => (
								<NavLink key={key} to={to} end={to === "/"} className={menuItem}>
									{t(`nav.${key}`)}
								</NavLink>
							))}
							{user ? null : (
								<>
									<Link to="/login" className={menuItem}>
										{t("nav.signIn")}
									</Link>
									<Link to="/register" className={menuItem}>
										{t("nav.signUp")}
									</Link>
								</>
							)}
						</nav>
					</Menu>
				</div>
			</div>
		</header>
	);
}
