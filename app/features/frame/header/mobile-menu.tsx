import { useLocation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MenuIcon } from "../../../ui/icons";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { ThemeToggle } from "../theme-toggle";
import { Menu } from "./menu";
import { MenuList } from "./menu-list";
import type { MobileMenuProps } from "./mobile-menu-props";

/**
 * The menu button and what it opens: with script a sheet over the whole page,
 * whose code is fetched at the first press; without it, or when the code does
 * not come, a list below the button.
 */
export function MobileMenu({ className, ...list }: MobileMenuProps) {
	const { t } = useTranslation(["frame", "common"]);
	const { key } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLElement | null>(null);
	const close = useCallback(() => setOpen(false), []);
	const showList = useCallback(() => {
		setOpen(false);
		button.current?.parentElement?.setAttribute("open", "");
	}, []);
	const Sheet = useLazyComponent(isOpen, loadSheet, showList);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes because the page changed
	useEffect(() => setOpen(false), [key]);

	function open(event: MouseEvent<HTMLElement>) {
		button.current = event.currentTarget;
		if (button.current.parentElement?.hasAttribute("open")) return;
		event.preventDefault();
		setOpen(true);
	}

	return (
		<>
			<Menu
				label={t("common:nav.menu")}
				className={className}
				onTrigger={open}
				opens="dialog"
				trigger={<MenuIcon size={20} aria-hidden="true" />}
			>
				<MenuList {...list} />
				<div className="mt-2 flex border-t border-line pt-2">
					<ThemeToggle />
				</div>
			</Menu>
			{Sheet ? <Sheet {...list} isOpen={isOpen} close={close} returnTo={button} /> : null}
		</>
	);
}

const loadSheet = () => import("./menu-sheet").then(({ MenuSheet }) => MenuSheet);
