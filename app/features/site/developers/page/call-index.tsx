import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { matchesSearch } from "../is-about";
import type { IndexEntry, IndexGroup } from "../reference-view.server";
import { GuideSection } from "./guide-section";

/** Searchable index of calls and shapes; redirects anchors of the former single page. */
export function CallIndex({ groups }: { groups: readonly IndexGroup[] }) {
	const { t } = useTranslation("developers");
	const [search] = useSearchParams();
	const [q, setQ] = useState(search.get("q") ?? "");
	useOldAnchors(groups);
	useHanFolds(q);

	const found = groups
		.map((group) => ({ ...group, entries: group.entries.filter((entry) => matchesSearch(entry, q)) }))
		.filter(({ entries }) => entries.length > 0);
	const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

	return (
		<GuideSection id="calls" title={t("index.title")} lede={t("index.lede")}>
			<search>
				<form method="get" className="max-w-100">
					<TextField
						label={t("index.search")}
						name="q"
						type="search"
						value={q}
						onChange={({ target }) => setQ(target.value)}
						autoComplete="off"
						before={<Search className="size-4" />}
					/>
				</form>
			</search>
			<p role="status" className={count > 0 ? "sr-only" : "text-ui text-ink-muted"}>
				{q ? t("index.found", { count }) : null}
			</p>
			{found.map(({ id, to, title, text, entries }) => (
				<section key={id} id={id} aria-labelledby={`${id}-title`}>
					<h3 id={`${id}-title`} className="border-b border-line-strong pb-2 font-serif text-step-4">
						<Link to={to} className="no-underline hover:underline">
							{title}
						</Link>
					</h3>
					<p className="mt-2 max-w-150 text-step-1 text-ink-muted">{text}</p>
					<ul className="mt-2">
						{entries.map((entry) => (
							<Entry key={entry.id} entry={entry} />
						))}
					</ul>
				</section>
			))}
		</GuideSection>
	);
}

function Entry({ entry: { id, to, name, method, path } }: { entry: IndexEntry }) {
	return (
		<li id={id} className="border-b border-line target:bg-accent-soft">
			<Link
				to={to}
				className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-ui no-underline hover:bg-surface-sunken"
			>
				<span className={path ? undefined : "font-mono text-label"} translate={path ? undefined : "no"}>
					{name}
				</span>
				{path ? (
					<code translate="no" className="font-mono text-step-1 text-ink-muted wrap-anywhere">
						<b>{method}</b> {path}
					</code>
				) : null}
			</Link>
		</li>
	);
}

function useOldAnchors(groups: readonly IndexGroup[]) {
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const { hash } = useLocation();
	useEffect(() => {
		const wanted = /^#(call|shape)-/.test(hash) ? hash.slice(1) : null;
		const entry = wanted && groups.flatMap(({ entries }) => entries).find(({ id }) => id === wanted);
		if (entry) navigate(withLanguagePrefix(entry.to, prefix), { replace: true });
	}, [hash, groups, navigate, prefix]);
}
