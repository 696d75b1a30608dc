import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { CLAIM_MODES, type ClaimMode } from "../claim-mode";
import { GROUP_NAMES, SETTING_GROUPS } from "../setting-fields";
import type { SettingKey } from "../setting-keys";
import { settingPath } from "./setting-outcome";
import { matchesSearch } from "./setting-search";
import { settingHelp } from "./setting-words";
import type { SettingRows as Rows, SettingRow } from "./settings-view";

type Props = { rows: Rows; open: SettingKey | null };

const TONES: Record<ClaimMode, BadgeTone> = { specified: "success", measured: "info", hidden: "neutral" };

export function SettingRows({ rows, open }: Props) {
	const { t } = useTranslation("settings");
	const [search] = useSearchParams();
	const mode = CLAIM_MODES.find((one) => one === search.get("mode")) ?? null;
	const [q, setQ] = useState(search.get("q") ?? "");
	useReturnToRow(open);
	useHanFolds(q);

	const found = rows.filter(
		(row) => (mode === null || row.mode === mode) && matchesSearch({ ...row, help: settingHelp(t, row.key) }, q),
	);
	const groups = GROUP_NAMES.map((name) => {
		const keys: readonly SettingKey[] = SETTING_GROUPS[name];
		return { name, rows: found.filter(({ key }) => keys.includes(key)) };
	});

	return (
		<>
			<div className="flex flex-wrap items-end gap-x-3 gap-y-4">
				<search className="w-full sm:w-64">
					<form method="get">
						{mode ? <input type="hidden" name="mode" value={mode} /> : null}
						<TextField
							label={t("drawer.find")}
							type="search"
							name="q"
							value={q}
							onChange={({ target }) => setQ(target.value)}
							autoComplete="off"
							before={<Search className="size-4" />}
						/>
					</form>
				</search>
				<ModeFilter rows={rows} mode={mode} />
			</div>
			<p role="status" className="sr-only">
				{q || mode ? t("drawer.found", { count: found.length }) : null}
			</p>
			{found.length === 0 ? <p className="mt-8 text-ui text-ink-muted">{t("drawer.none")}</p> : null}
			{groups.map((group) =>
				group.rows.length === 0 ? null : (
					<section key={group.name} className="@container mt-8" aria-labelledby={`group-${group.name}`}>
						<h2
							id={`group-${group.name}`}
							className="border-b border-line-strong pb-2 font-serif text-step-3 font-title"
						>
							{t(`groups.${group.name}.title`)}
						</h2>
						<ul>
							{group.rows.map((row) => (
								<Row key={row.key} row={row} isOpen={row.key === open} />
							))}
						</ul>
					</section>
				),
			)}
		</>
	);
}

function Row({ row: { key, title, now, mode, changed }, isOpen }: { row: SettingRow; isOpen: boolean }) {
	const { t } = useTranslation("settings");
	return (
		<li className="border-b border-line">
			<Link
				id={`row-${key}`}
				to={settingPath(key)}
				preventScrollReset
				aria-current={isOpen ? "true" : undefined}
				className="grid min-h-11 items-center @min-[19rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-l-2 border-transparent py-2 pr-1 pl-2.5 text-label no-underline -outline-offset-2 hover:bg-surface-sunken aria-current:border-brand aria-current:bg-brand-soft @2xl:grid-cols-[minmax(0,12fr)_minmax(0,16fr)_8.5rem_minmax(0,7fr)] @2xl:py-1.5"
			>
				<span className="font-strong text-ink hyphens-auto">{title}</span>
				<span className="text-ink-muted @max-2xl:order-3 @max-2xl:col-span-full @max-2xl:text-step-1">
					<span>{now.text ?? t("preview.nothing")}</span>
					{now.why ? <span className="block text-step-1 text-ink-subtle">{now.why}</span> : null}
				</span>
				<span className="justify-self-start @min-[19rem]:justify-self-end @2xl:justify-self-start">
					{mode ? (
						<Badge tone={TONES[mode]}>{t(`modes.${mode}`)}</Badge>
					) : (
						<span className="text-step-1 text-ink-muted">{t("drawer.setting")}</span>
					)}
				</span>
				<span className="text-step-1 text-ink-muted @max-2xl:order-4 @max-2xl:col-span-full @2xl:text-right">
					{changed ? (
						<>
							<time dateTime={changed.instant}>{changed.at}</time>
							{changed.by ? `, ${changed.by}` : null}
						</>
					) : null}
				</span>
			</Link>
		</li>
	);
}

function ModeFilter({ rows, mode }: { rows: Rows; mode: ClaimMode | null }) {
	const { t } = useTranslation("settings");
	const choices = [null, ...CLAIM_MODES].map((choice) => ({
		choice,
		words: choice ? t(`modes.${choice}`) : t("drawer.all"),
		count: choice ? rows.filter((row) => row.mode === choice).length : rows.length,
	}));
	return (
		<nav aria-label={t("modes.legend")}>
			<ul className="flex flex-wrap gap-2">
				{choices.map(({ choice, words, count }) => (
					<li key={words}>
						<Link
							to={choice ? `?mode=${choice}` : "?"}
							preventScrollReset
							aria-current={choice === mode ? "page" : undefined}
							className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control bg-surface-raised px-3 text-label no-underline hover:bg-surface-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-strong aria-[current=page]:text-brand-text"
						>
							{words}
							<span className="tabular">{count}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Restores the focus to the row when the drawer closes. */
function useReturnToRow(open: SettingKey | null) {
	const last = useRef(open);
	useEffect(() => {
		if (open === null && last.current) document.getElementById(`row-${last.current}`)?.focus();
		last.current = open;
	}, [open]);
}
