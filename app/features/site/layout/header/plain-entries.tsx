import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { MenuEntry } from "./menu-entry";

export const menuItem =
	"flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ui text-ink no-underline hover:bg-surface-sunken aria-[current]:font-strong";

/** Menu without JavaScript; with it, menu items click these buttons. */
export function PlainEntries({ entries, idOf }: { entries: readonly MenuEntry[]; idOf: (entry: MenuEntry) => string }) {
	return (
		<ul>
			{entries.map((entry) => {
				const { key, label, icon, lang, isCurrent, isChosen } = entry;
				const current = isCurrent ? "page" : isChosen ? "true" : undefined;
				const content = (
					<>
						{icon}
						{label}
					</>
				);
				return (
					<li key={key}>
						{"to" in entry ? (
							<Link to={entry.to} lang={lang} aria-current={current} className={menuItem}>
								{content}
							</Link>
						) : (
							<button
								{...entry.button}
								id={idOf(entry)}
								lang={lang}
								aria-current={current}
								className={classNames(menuItem, entry.button.className)}
							>
								{content}
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
