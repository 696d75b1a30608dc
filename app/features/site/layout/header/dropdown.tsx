import { type ReactNode, useCallback, useId, useState } from "react";
import { Menu } from "#app/ui/menu.tsx";
import type { MenuEntry, MenuGroup } from "./menu-entry";
import { PlainEntries } from "./plain-entries";
import { useMenuPart } from "./use-menu-part";

type Props = {
	label?: string;
	trigger: ReactNode;
	head?: ReactNode;
	groups: readonly MenuGroup[];
};

/** Dropdown loaded on first press; without JavaScript or when loading fails, a plain list below the button. */
export function Dropdown({ label, trigger, head, groups }: Props) {
	const id = useId();
	const { Part: Panel, isOpen, setOpen, button, press } = useMenuPart(loadPanel);
	const [startsAtFirst, setStartsAtFirst] = useState(false);
	const idOf = useCallback((entry: MenuEntry) => `${id}-${entry.key}`, [id]);

	return (
		<div className="relative inline-flex @max-[30rem]:static">
			<Menu
				label={label}
				trigger={trigger}
				onTrigger={(event) => {
					// A click without pointerdown comes from the keyboard.
					setStartsAtFirst(event.detail === 0);
					press(event);
				}}
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
				<Panel
					isOpen={isOpen}
					startsAtFirst={startsAtFirst}
					button={button}
					head={head}
					groups={groups}
					idOf={idOf}
					id={`${id}-menu`}
					onOpenChange={setOpen}
				/>
			) : null}
		</div>
	);
}

const loadPanel = () => import("./dropdown-panel").then(({ DropdownPanel }) => DropdownPanel);
