import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/disclosure";
import type { GroupView } from "../reference-view.server";

const GUIDES = [
	["signing-in", "signingIn.title"],
	["conventions", "conventions.title"],
	["errors", "errors.title"],
	["limits", "limits.title"],
] as const;

type Props = { groups: readonly GroupView[] };

/** Where everything is on the page: beside it on wide screens, folded above it on others. */
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
	const { t } = useTranslation("developers");
	return (
		<nav aria-label={label} className="text-label">
			<ul>
				{GUIDES.map(([id, title]) => (
					<Entry key={id} to={id}>
						{t(title)}
					</Entry>
				))}
				{groups.map(({ id, title, operations }) => (
					<li key={id} className="mt-4">
						<a href={`#${id}`} className="font-strong no-underline hover:underline">
							{title}
						</a>
						<ul className="mt-1">
							{operations.map((operation) => (
								<Entry key={operation.id} to={`call-${operation.id}`}>
									{operation.summary}
								</Entry>
							))}
						</ul>
					</li>
				))}
				<li className="mt-4">
					<a href="#shapes" className="font-strong no-underline hover:underline">
						{t("shapes.title")}
					</a>
				</li>
			</ul>
		</nav>
	);
}

function Entry({ to, children }: { to: string; children: string }) {
	return (
		<li>
			<a
				href={`#${to}`}
				className="flex min-h-11 items-center text-ink-muted no-underline hover:text-ink hover:underline lg:min-h-8"
			>
				{children}
			</a>
		</li>
	);
}
