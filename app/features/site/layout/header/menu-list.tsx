import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import type { NavigationLink } from "../navigation";
import type { MobileMenuProps } from "./mobile-menu-props";
import { menuItem } from "./plain-entries";

type Props = Omit<MobileMenuProps, "className"> & { onFollow?: () => void; itemClass?: string };

export function MenuList({ entries, current, extra, own, isGuest, onFollow, itemClass = menuItem }: Props) {
	const { t } = useTranslation(["frame", "common"]);
	const guest: NavigationLink[] = isGuest
		? [
				{ label: "pages.login", to: "/login" },
				{ label: "pages.register", to: "/register" },
			]
		: [];
	const item = (entry: NavigationLink) => (
		<li key={entry.label}>
			<Link
				to={entry.to}
				onClick={onFollow}
				aria-current={entry === current?.entry ? current.mark : undefined}
				className={itemClass}
			>
				{t(entry.label)}
			</Link>
		</li>
	);

	const named = (name: "menu.more" | "footer.account", list: NavigationLink[]) =>
		list.length > 0 ? (
			<>
				<h2 className="mt-4 px-3 font-sans text-step-1 text-ink-subtle">{t(name)}</h2>
				<ul>{list.map(item)}</ul>
			</>
		) : null;

	return (
		<nav aria-label={t("common:nav.menu")}>
			<ul>{entries.map(item)}</ul>
			{named("menu.more", extra)}
			{named("footer.account", own)}
			{guest.length > 0 ? <ul className="mt-2 border-t border-line pt-2">{guest.map(item)}</ul> : null}
		</nav>
	);
}
