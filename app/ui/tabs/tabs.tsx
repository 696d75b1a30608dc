import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names";
import { nextTab } from "./next-tab";

export type TabsProps = {
	label: string;
	items: Array<{ id: string; label: ReactNode; panel: ReactNode }>;
	className?: string;
};

/** Tabs within a page, with arrow keys, Home and End. For tabs with URLs use `TabLinks`. */
export function Tabs({ label, items, className }: TabsProps) {
	const prefix = useId();
	const list = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState(items[0]?.id);

	function move(event: KeyboardEvent, index: number) {
		const next = nextTab(event.key, index, items.length);
		if (next === null) return;
		event.preventDefault();
		setChosen(items[next]?.id);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
	}

	return (
		<div className={className}>
			<div ref={list} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
				{items.map(({ id, label }, index) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`${prefix}-${id}`}
						aria-selected={id === chosen}
						aria-controls={`${prefix}-${id}-panel`}
						tabIndex={id === chosen ? 0 : -1}
						onClick={() => setChosen(id)}
						onKeyDown={(event) => move(event, index)}
						className={classNames(
							"min-h-11 shrink-0 border-b-2 border-transparent text-ui text-ink-muted -outline-offset-2 hover:text-ink",
							"aria-selected:border-brand aria-selected:font-strong aria-selected:text-ink",
						)}
					>
						{label}
					</button>
				))}
			</div>
			{items.map(({ id, panel }) => (
				<div
					key={id}
					role="tabpanel"
					id={`${prefix}-${id}-panel`}
					aria-labelledby={`${prefix}-${id}`}
					hidden={id !== chosen}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a panel with nothing in it to focus must be reachable
					tabIndex={0}
					className="pt-5"
				>
					{panel}
				</div>
			))}
		</div>
	);
}
