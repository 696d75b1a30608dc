import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { HelpEntry } from "#app/features/library/help/panel/help-entry.tsx";
import { MenuIcon } from "#app/ui/icons.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { ThemeToggle } from "../theme-toggle";
import { MenuList } from "./menu-list";
import type { MobileMenuProps } from "./mobile-menu-props";
import { menuItem } from "./plain-entries";
import { useMenuPart } from "./use-menu-part";

/** Panel loaded on first press; without JavaScript or when loading fails, a list below the button. */
export function MobileMenu({ className, ...list }: MobileMenuProps) {
	const { t } = useTranslation(["frame", "common"]);
	const { Part: Sheet, isOpen, setOpen, button, press } = useMenuPart(loadPanel);
	const close = useCallback(() => setOpen(false), [setOpen]);

	return (
		<>
			<Menu
				label={t("common:nav.menu")}
				className={className}
				onTrigger={press}
				button={button}
				opens="dialog"
				trigger={<MenuIcon size={20} aria-hidden="true" />}
			>
				<MenuList {...list} />
				<div className="mt-2 flex border-t border-line pt-2">
					<ThemeToggle />
					<HelpEntry className={menuItem} />
				</div>
			</Menu>
			{Sheet ? <Sheet {...list} isOpen={isOpen} close={close} returnTo={button} /> : null}
		</>
	);
}

const loadPanel = () => import("./mobile-menu-panel").then(({ MenuPanel }) => MenuPanel);
