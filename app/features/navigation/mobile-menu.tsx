import { useLocation } from "@remix-run/react";
import MenuIcon from "lucide-react/icons/menu";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "./entries";
import { Menu } from "./menu";
import { MenuList } from "./menu-list";
import type { MenuSheetProps } from "./menu-sheet";
import { ThemeToggle } from "./theme-toggle";

export type MobileMenuProps = {
	entries: Entry[];
	current: Entry | null;
	/** Under "More", for who is signed in. */
	extra: Entry[];
	isGuest: boolean;
	className?: string;
};

/**
 * The menu button and what it opens: with script a sheet over the whole page,
 * whose code is fetched at the first press; without it, or when the code does
 * not come, a list below the button.
 */
export function MobileMenu({ className, ...list }: MobileMenuProps) {
	const { t } = useTranslation(["frame", "common"]);
	const { key } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
	const button = useRef<HTMLElement | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes because the page changed
	useEffect(() => setOpen(false), [key]);

	function open(event: MouseEvent<HTMLElement>) {
		const summary = event.currentTarget;
		const details = summary.parentElement as HTMLDetailsElement;
		if (details.open) return;
		event.preventDefault();
		button.current = summary;
		setOpen(true);
		if (Sheet) return;
		import("./menu-sheet").then(
			({ MenuSheet }) => setSheet(() => MenuSheet),
			() => {
				setOpen(false);
				details.open = true;
			},
		);
	}

	return (
		<>
			<Menu
				label={t("common:nav.menu")}
				className={className}
				onTrigger={open}
				trigger={<MenuIcon size={20} aria-hidden="true" />}
			>
				<MenuList {...list} />
				<div className="mt-2 flex border-t border-line pt-2">
					<ThemeToggle />
				</div>
			</Menu>
			{Sheet ? <Sheet {...list} isOpen={isOpen} close={() => setOpen(false)} returnTo={button} /> : null}
		</>
	);
}
