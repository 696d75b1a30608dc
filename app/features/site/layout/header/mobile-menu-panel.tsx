import * as Dialog from "@radix-ui/react-dialog";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { HelpEntry } from "#app/features/library/help/panel/help-entry.tsx";
import { AccessibilityButton } from "#app/features/site/accessibility/accessibility-button.tsx";
import { Brand } from "#app/ui/brand-mark.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { ThemeToggle } from "../theme-toggle";
import { MenuList } from "./menu-list";
import type { MobileMenuProps } from "./mobile-menu-props";

export type MenuPanelProps = Omit<MobileMenuProps, "className"> & {
	isOpen: boolean;
	close: () => void;
	returnTo: RefObject<HTMLElement | null>;
};

/** Full-page menu: traps focus and scrolling, closes on Escape and on navigation. */
export function MenuPanel({ isOpen, close, returnTo, ...list }: MenuPanelProps) {
	const { t } = useTranslation(["frame", "common"]);

	return (
		<Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-50 bg-surface" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						returnTo.current?.focus();
					}}
					className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-surface px-(--gutter) pb-8 data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
				>
					<Dialog.Title className="sr-only">{t("common:nav.menu")}</Dialog.Title>
					<div className="flex h-15 shrink-0 items-center justify-between md:h-18">
						<Brand />
						<Dialog.Close asChild>
							<IconButton label={t("menu.close")} className="-mr-2">
								<X className="size-5" />
							</IconButton>
						</Dialog.Close>
					</div>
					<div className="-mx-3 mt-4 grow">
						<MenuList {...list} onFollow={close} itemClass={panelItem} />
					</div>
					<div className="-mx-3 mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
						<ThemeToggle />
						<AccessibilityButton withWords onOpen={close} returnTo={returnTo} className={footEntry} />
						<HelpEntry onOpen={close} returnTo={returnTo} className={footEntry} />
					</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

const footEntry =
	"inline-flex min-h-11 items-center rounded-control px-3 text-ui text-ink no-underline hover:bg-surface-sunken";

const panelItem =
	"flex min-h-13 w-full items-center rounded-control px-3 font-serif text-step-4 text-ink no-underline hover:bg-surface-sunken aria-[current]:font-title aria-[current]:text-brand-text";
