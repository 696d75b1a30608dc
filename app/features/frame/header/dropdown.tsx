import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { Menu } from "./menu";
import type { MenuEntry, MenuGroup } from "./menu-entry";
import { PlainEntries } from "./plain-entries";

type Props = {
	/** What it opens, where the trigger does not say it in words. */
	label?: string;
	trigger: ReactNode;
	head?: ReactNode;
	/** Parted by a line. */
	groups: readonly MenuGroup[];
};

/**
 * A menu of the header. With script it is the product's one dropdown (arrow keys, type-ahead), whose code is
 * fetched at the first press; without script, or when the code does not come, a plain list below the button.
 */
export function Dropdown({ label, trigger, head, groups }: Props) {
	const id = useId();
	const { key } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const [startsAtFirst, setStartsAtFirst] = useState(false);
	const button = useRef<HTMLElement>(null);
	const idOf = useCallback((entry: MenuEntry) => `${id}-${entry.key}`, [id]);
	const showList = useCallback(() => {
		setOpen(false);
		button.current?.parentElement?.setAttribute("open", "");
	}, []);
	const Panel = useLazyComponent(isOpen, loadPanel, showList);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes because the page changed
	useEffect(() => setOpen(false), [key]);

	function toggle(event: MouseEvent<HTMLElement>) {
		// It may have been opened before the script was there.
		if (event.currentTarget.parentElement?.hasAttribute("open")) return;
		event.preventDefault();
		// A click without a press of the pointer comes from the keyboard.
		setStartsAtFirst(event.detail === 0);
		setOpen(!isOpen);
	}

	return (
		<div className="relative inline-flex @max-[30rem]:static">
			<Menu
				label={label}
				trigger={trigger}
				onTrigger={toggle}
				onArrowDown={() => {
					setStartsAtFirst(true);
					setOpen(true);
				}}
				button={button}
				buttonId={`${id}-button`}
				opens="menu"
			>
				{head}
				{groups.map(({ entries, wrap = (list) => list }, index) => (
					<div key={entries[0]?.key} className={index > 0 || head ? "mt-2 border-t border-line pt-2" : undefined}>
						{wrap(<PlainEntries entries={entries} idOf={idOf} />)}
					</div>
				))}
			</Menu>
			{Panel ? (
				<Panel {...{ isOpen, startsAtFirst, button, head, groups, idOf }} id={`${id}-menu`} onOpenChange={setOpen} />
			) : null}
		</div>
	);
}

const loadPanel = () => import("./dropdown-panel").then(({ DropdownPanel }) => DropdownPanel);
