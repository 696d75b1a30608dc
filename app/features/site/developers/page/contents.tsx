import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Link } from "#app/ui/link.tsx";

export type ContentsEntry = { to: string; title: string; isCurrent?: boolean };
type Props = { groups: readonly { title: string | null; entries: readonly ContentsEntry[] }[] };

export function Contents({ groups }: Props) {
	const { t } = useTranslation("developers");
	return (
		<>
			<Disclosure summary={<span className="font-strong">{t("contents")}</span>} className="mt-8 lg:hidden">
				<ContentsList label={t("contents")} groups={groups} />
			</Disclosure>
			<div className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto pb-6 max-lg:hidden">
				<ContentsList label={t("contents")} groups={groups} />
			</div>
		</>
	);
}

function ContentsList({ label, groups }: Props & { label: string }) {
	return (
		<nav aria-label={label} className="grid gap-4 text-label">
			{groups.map(({ title, entries }) => (
				<div key={title}>
					{title ? <p className="font-strong">{title}</p> : null}
					<ul>
						{entries.map(({ to, title: name, isCurrent }) => (
							<li key={to}>
								<Link to={to} aria-current={isCurrent ? "page" : undefined} className={ENTRY_CLASS}>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}

const ENTRY_CLASS =
	"flex min-h-11 items-center text-ink-muted no-underline hover:text-ink hover:underline aria-[current]:font-strong aria-[current]:text-ink lg:min-h-8";
