import { useLocation } from "@remix-run/react";
import { useCallback, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { patternOfPath } from "#app/shared/pages/page-paths.ts";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { ExternalLink, X } from "#app/ui/icons.tsx";
import { Skeleton, SkeletonGroup } from "#app/ui/states/skeleton.tsx";
import { searchArticles } from "../articles/search-articles";
import { PanelArticle, PanelLinks } from "./panel-article";
import { PanelSearch } from "./panel-search";
import { useBesidePage } from "./use-beside-page";
import { useLinksOfText } from "./use-links-of-text";
import { usePanelHelp } from "./use-panel-help";

type Props = {
	/** Closes and restores the focus. */
	close: () => void;
	/** Closes without moving the focus. */
	hide: () => void;
};

/** Not modal. From 1280 px it pushes the page, below that it covers it, and on phones it fills the screen. */
export function HelpPanel({ close, hide }: Props) {
	const { t, i18n } = useTranslation("help");
	const titleId = useId();
	const panel = useRef<HTMLElement>(null);
	const middle = useRef<HTMLDivElement>(null);
	const path = splitLanguagePrefix(useLocation().pathname).path;
	const [chosen, setChosen] = useState<{ path: string; slug: string } | null>(null);
	const [typed, setTyped] = useState("");
	const slug = chosen?.path === path ? chosen.slug : null;
	const state = usePanelHelp({ pattern: patternOfPath(path) ?? path, slug, language: i18n.language });
	const help = state.kind === "there" ? state.help : null;
	useHanFolds(typed);
	const found = typed.trim() && help ? searchArticles(help.all, typed) : null;
	useBesidePage(panel, { path, close, hide });

	const show = useCallback(
		(wanted: string) => {
			setChosen({ path, slug: wanted });
			setTyped("");
			panel.current?.focus();
		},
		[path],
	);
	useLinksOfText(middle, { articles: help?.all, show });

	return createPortal(
		<aside
			ref={panel}
			tabIndex={-1}
			data-beside-page
			aria-labelledby={titleId}
			className="help-panel fixed animate-rise-in right-0 bottom-0 z-40 flex w-full flex-col border-line-strong bg-surface-raised shadow-float outline-none sm:w-96 sm:border-l print:hidden"
		>
			<div className="flex shrink-0 items-center gap-1 border-b border-line py-2 pr-3 pl-6">
				<h2 id={titleId} className="mr-auto text-step-3">
					{t("panel.title")}
				</h2>
				{help?.article ? (
					<IconLink to={`/help/${help.article.slug}`} label={t("panel.openPage")}>
						<ExternalLink className="size-4.5" />
					</IconLink>
				) : null}
				<IconButton label={t("panel.close")} onClick={close}>
					<X className="size-5" />
				</IconButton>
			</div>
			<div ref={middle} className="grow overflow-y-auto overscroll-contain px-6 py-6">
				{state.kind === "loading" ? <Loading /> : null}
				{state.kind === "failed" ? <Failed again={state.again} /> : null}
				{found ? (
					<PanelLinks
						title={t("panel.results")}
						links={found}
						onChoose={show}
						none={t("search.none", { query: typed })}
					/>
				) : help?.article ? (
					<PanelArticle article={help.article} also={help.also} onChoose={show} />
				) : help ? (
					<p className="text-ui text-ink-muted">{t("panel.none")}</p>
				) : null}
				{slug && !found ? (
					<Button variant="quiet" size="sm" className="mt-6 -ml-3" onClick={() => setChosen(null)}>
						{t("panel.clear")}
					</Button>
				) : null}
			</div>
			<div className="flex shrink-0 flex-wrap gap-2 border-t border-line px-6 py-3">
				<PanelSearch typed={typed} onType={setTyped} />
				<LinkButton
					to={`/help/contact?from=${encodeURIComponent(path)}`}
					variant="secondary"
					className="shrink-0 px-3.5 grow whitespace-nowrap"
					onClick={hide}
				>
					{t("ask.write")}
				</LinkButton>
			</div>
		</aside>,
		document.body,
	);
}

function Loading() {
	const { t } = useTranslation("help");
	return (
		<SkeletonGroup label={t("panel.loading")} className="grid gap-3">
			{["h-6 w-3/4", "h-4 w-1/3", "h-4 w-full", "h-4 w-5/6", "h-4 w-11/12", "h-4 w-2/3"].map((shape) => (
				<Skeleton key={shape} className={shape} />
			))}
		</SkeletonGroup>
	);
}

function Failed({ again }: { again: () => void }) {
	const { t } = useTranslation("help");
	return (
		<div role="alert">
			<p className="text-ui">{t("panel.failed")}</p>
			<Button variant="secondary" size="sm" className="mt-3" onClick={again}>
				{t("panel.again")}
			</Button>
		</div>
	);
}
