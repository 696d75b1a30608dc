import { Fragment, type ReactNode } from "react";
import { DropdownMenuItem, DropdownMenuSeparator } from "#app/ui/floating/dropdown-menu.tsx";
import { MenuPanel, type MenuPanelProps } from "#app/ui/floating/menu-panel.tsx";
import { Check } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { MenuEntry, MenuGroup } from "./menu-entry";

type Props = Omit<MenuPanelProps, "align" | "className" | "style" | "children"> & {
	head?: ReactNode;
	groups: readonly MenuGroup[];
	idOf: (entry: MenuEntry) => string;
};

/** Script version of the header menu. Button items click their counterpart in the plain list. */
export function DropdownPanel({ head, groups, idOf, ...panel }: Props) {
	return (
		<MenuPanel {...panel} align="end" className="min-w-56">
			{head}
			{groups.map(({ entries }, index) => (
				<Fragment key={entries[0]?.key}>
					{index > 0 ? <DropdownMenuSeparator /> : null}
					{entries.map((entry) => (
						<Item key={entry.key} entry={entry} press={() => document.getElementById(idOf(entry))?.click()} />
					))}
				</Fragment>
			))}
		</MenuPanel>
	);
}

function Item({ entry, press }: { entry: MenuEntry; press: () => void }) {
	const { label, icon, lang, isCurrent, isChosen, keepsOpen } = entry;
	if ("to" in entry) {
		return (
			<DropdownMenuItem asChild>
				<Link to={entry.to} lang={lang} aria-current={isCurrent ? "page" : undefined} className="no-underline">
					{icon}
					{label}
				</Link>
			</DropdownMenuItem>
		);
	}
	const choice = isChosen === undefined ? {} : { role: "menuitemradio", "aria-checked": isChosen };
	return (
		<DropdownMenuItem
			{...choice}
			lang={lang}
			textValue={label}
			onSelect={(event) => {
				if (keepsOpen) event.preventDefault();
				press();
			}}
		>
			{icon}
			<span className={isChosen ? "font-strong" : undefined}>{label}</span>
			{isChosen ? <Check className="ml-auto size-4 text-brand-text" /> : null}
		</DropdownMenuItem>
	);
}
