import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { splitLanguagePrefix } from "../../../shared/language-prefix";
import { Brand } from "../../../ui/brand-mark";
import { LinkButton } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Link } from "../../../ui/link";
import { AccessibilityButton } from "../../accessibility/accessibility-button";
import { homeOf } from "../../auth/roles";
import type { User } from "../../auth/user-shape";
import { currentEntry, type Navigation } from "../navigation";
import { ThemeToggle } from "../theme-toggle";
import { headerFit } from "./header-fit";
import { menuClass, rowClass } from "./header-fit-classes";
import { LanguageSwitcher } from "./language-switcher";
import { MobileMenu } from "./mobile-menu";
import { firstNameOf, UserMenu } from "./user-menu";

/** The head of every page but the lesson, which has its own. A container, whose width decides between row and menu. */
export function Header({ user, navigation }: { user: User | null; navigation: Navigation }) {
	const { t } = useTranslation(["frame", "common"]);
	const entries = navigation.header;
	const current = currentEntry(entries, splitLanguagePrefix(useLocation().pathname).path);
	const fit = headerFit({
		entries: entries.map(({ label }) => t(label)),
		buttons: user ? [] : [t("pages.login"), t("pages.register")],
		name: user && firstNameOf(user),
	});

	return (
		<header className="@container relative z-30 border-b border-line bg-surface print:hidden">
			<div className="container-page relative flex h-15 items-center gap-2 @min-[26rem]:gap-4 md:h-18 @min-[48rem]:gap-6 @min-[64rem]:gap-8">
				<Link
					to={user ? homeOf(user.role) : "/"}
					className="flex items-center no-underline"
					aria-label={t("common:brand")}
				>
					<Brand className="@max-[20rem]:[&>span]:hidden" />
				</Link>
				<nav aria-label={t("common:nav.label")} className={classNames("flex h-full flex-1 gap-6", rowClass[fit])}>
					{entries.map((entry) => (
						<Link
							key={entry.label}
							to={entry.to}
							aria-current={entry === current ? "page" : undefined}
							className="flex h-full items-center border-b-2 border-transparent text-ui font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							{t(entry.label)}
						</Link>
					))}
				</nav>
				<div className="ml-auto flex shrink-0 items-center gap-1">
					{!user && fit !== "never" && fit <= 72 ? <AccessibilityButton className="@max-[80rem]:hidden" /> : null}
					<LanguageSwitcher />
					<ThemeToggle className={user ? "@max-[26rem]:hidden" : "@max-[21rem]:hidden"} />
					{user ? (
						<UserMenu user={user} entries={navigation.account} />
					) : (
						<div className={classNames("flex items-center gap-2 pl-2", rowClass[fit])}>
							<LinkButton to="/login" variant="quiet" className="whitespace-nowrap">
								{t("pages.login")}
							</LinkButton>
							<LinkButton to="/register" className="whitespace-nowrap">
								{t("pages.register")}
							</LinkButton>
						</div>
					)}
					<MobileMenu {...{ entries, current }} extra={navigation.more} isGuest={!user} className={menuClass[fit]} />
				</div>
			</div>
		</header>
	);
}
