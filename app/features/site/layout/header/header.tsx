import { useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SearchButton } from "#app/features/library/search/palette/search-button.tsx";
import { homeOf } from "#app/features/people/auth/roles.ts";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { Bell } from "#app/features/people/inbox/bell/bell.tsx";
import { AccessibilityButton } from "#app/features/site/accessibility/accessibility-button.tsx";
import { factsOf } from "#app/shared/pages/page.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Brand } from "#app/ui/brand-mark.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { currentLink, currentMark, type Navigation } from "../navigation";
import { ThemeToggle } from "../theme-toggle";
import { LanguageSwitcher } from "./language-switcher";
import { MobileMenu } from "./mobile-menu";
import { UserMenu } from "./user-menu";

/**
 * Header of every page except lessons. Links replace the menu button from 768 px on, for every language and role;
 * narrow widths use smaller gaps and omit what is shown elsewhere.
 */
export function Header({ user, navigation }: { user: User | null; navigation: Navigation }) {
	const { t } = useTranslation(["frame", "common"]);
	const entries = navigation.header;
	// Beside buttons or admin links there is no room for the school's name.
	const isLong = !user || entries.length > 3 || user.role === "admin";
	// Admin pages use the full width, with the logo above the rail.
	const isDesk = factsOf(useMatches().at(-1) ?? {}).layout === "admin";
	const { path } = splitLanguagePrefix(useLocation().pathname);
	const entry = currentLink(entries, path, isDesk);
	const current = entry && { entry, mark: currentMark(entry, path) };
	return (
		<header className="@container relative z-30 border-b border-line bg-surface print:hidden">
			<div
				className={classNames(
					"container-page relative flex h-15 items-center gap-2 @max-[13rem]:gap-0 @min-[26rem]:gap-4 md:h-18 @min-[72rem]:gap-8",
					isDesk && "lg:max-w-none!",
				)}
			>
				<Link
					to={user ? homeOf(user.role) : "/"}
					className="flex shrink-0 items-center no-underline"
					aria-label={t("common:brand")}
				>
					<Brand
						className={classNames(
							user ? "@max-[26rem]:[&>span]:hidden" : "@max-[20rem]:[&>span]:hidden",
							isLong && "md:@max-[58rem]:[&>span]:hidden",
						)}
					/>
				</Link>
				<nav
					aria-label={t("common:nav.label")}
					className="flex h-full min-w-0 flex-1 gap-4 max-md:hidden @max-[48rem]:gap-3 @min-[58rem]:gap-6 @min-[58rem]:pl-2"
				>
					{entries.map((one) => (
						<Link
							key={one.label}
							to={one.to}
							aria-current={one === entry ? current?.mark : undefined}
							className="flex h-full min-w-0 items-center border-b-2 border-transparent text-ui font-medium text-ink-muted no-underline hover:text-ink aria-[current]:border-brand aria-[current]:font-strong aria-[current]:text-ink @max-[48rem]:text-step-1"
						>
							<span className="truncate">{t(one.label)}</span>
						</Link>
					))}
				</nav>
				<div className="ml-auto flex shrink-0 items-center gap-1 @max-[13rem]:gap-0">
					{user ? null : <AccessibilityButton className="@max-[80rem]:hidden" />}
					<SearchButton className="@max-[21rem]:-mx-2 @max-[18.5rem]:hidden" />
					<LanguageSwitcher />
					<ThemeToggle className={user ? "@max-[31rem]:hidden" : "@max-[26rem]:hidden"} />
					{user ? <Bell className="@max-[17rem]:hidden" /> : null}
					{user ? (
						<UserMenu user={user} entries={navigation.account} own={navigation.own} />
					) : (
						<div className="flex items-center gap-1 max-md:hidden @min-[58rem]:gap-2 @min-[58rem]:pl-2">
							<LinkButton to="/login" variant="quiet" className={guestButton}>
								{t("pages.login")}
							</LinkButton>
							<LinkButton to="/register" className={guestButton}>
								{t("pages.register")}
							</LinkButton>
						</div>
					)}
					<MobileMenu
						entries={entries}
						current={current}
						extra={navigation.more}
						own={navigation.own}
						isGuest={!user}
						className="md:hidden"
					/>
				</div>
			</div>
		</header>
	);
}

const guestButton = "whitespace-nowrap @max-[58rem]:px-3 @max-[48rem]:text-step-1";
