import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChevronDown, ChevronUp } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { LanguageTabs } from "#app/ui/writing/language-tabs.tsx";
import type { ComparisonData, HistoryPageData } from "../history-page-data.server";
import { ChangedRows } from "./changed-rows";
import { RestoreButton } from "./restore-button";
import { OrderAndSettings } from "./settings-rows";
import { useChanges } from "./use-changes";

type Props = { page: HistoryPageData; comparison: ComparisonData };

/** What differs between two versions: order and settings first, then the texts of one language. */
export function Comparison({ page, comparison }: Props) {
	const { t } = useTranslation("course-history");
	const { language, view } = page;
	const { from, to, others, parts, order, settings, texts, counts } = comparison;
	const address = useAddress();
	const isSame = order.length + settings.length + parts + others.length === 0;
	const { box, at, count, step, spoken } = useChanges(`${from.point} ${to.point} ${language} ${view}`);
	return (
		<section aria-labelledby="compared" className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<h2 id="compared" className="font-serif text-step-3">
				{t("compare.heading", { from: from.name, to: to.name })}
			</h2>
			{isSame ? <p className="text-ui">{t("compare.same")}</p> : null}
			{isSame ? null : (
				<>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
						<TabLinks
							label={t("compare.views")}
							items={(["split", "single"] as const).map((one) => ({
								to: address({ view: one }),
								label: t(`compare.${one}`),
								isCurrent: view === one,
							}))}
						/>
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
							<span className="bg-brand-soft px-1 text-brand-text">{t("compare.added", { count: counts.added })}</span>
							<span className="bg-danger-soft px-1 text-danger">{t("compare.removed", { count: counts.removed })}</span>
							<span>{t("compare.moved", { count: counts.moved })}</span>
							<span>{t("compare.settingsCount", { count: counts.settings })}</span>
						</p>
						{count > 0 ? (
							<div className="ml-auto flex items-center gap-1 text-label">
								<span>{at === null ? t("compare.count", { count }) : t("compare.at", { at: at + 1, count })}</span>
								<IconButton label={t("compare.previous")} aria-keyshortcuts="p" onClick={() => step(-1)}>
									<ChevronUp className="size-4.5" />
								</IconButton>
								<IconButton label={t("compare.next")} aria-keyshortcuts="n" onClick={() => step(1)}>
									<ChevronDown className="size-4.5" />
								</IconButton>
							</div>
						) : null}
					</div>
					<p role="status" className="sr-only">
						{spoken}
					</p>
					{comparison.isCoarse ? <Notice tone="info">{t("compare.coarse")}</Notice> : null}
					<div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-8">
						<OrderAndSettings comparison={comparison} view={view} />
						<LanguageTabs
							label={t("compare.languages")}
							items={LANGUAGE_CODES.map((code) => {
								const changed = code === language ? parts : (others.find((one) => one.language === code)?.parts ?? 0);
								return {
									language: code,
									to: address({ lang: code }),
									isCurrent: code === language,
									tone: changed > 0 ? ("warning" as const) : ("neutral" as const),
									state: changed > 0 ? t("compare.language", { count: changed }) : t("compare.languageSame"),
								};
							})}
						/>
						{texts.length === 0 ? <p className="text-ui text-ink-muted">{t("compare.sameTexts")}</p> : null}
						{texts.map((text) => (
							<article key={text.key} aria-labelledby={`text-${text.key}`} className="grid min-w-0 gap-4">
								<div className="flex flex-wrap items-center justify-between gap-3 border-b border-line-strong pb-2">
									<h3 id={`text-${text.key}`} className="min-w-0 font-serif text-step-3 wrap-break-word">
										<Link to={text.to} className="link" lang={language}>
											{text.title}
										</Link>
									</h3>
									{from.isDraft || !text.hasBefore ? null : (
										<div className="flex flex-wrap gap-2">
											<RestoreButton point={from.point} part={text.key} language={language} title={text.title}>
												{t("restore.text")}
											</RestoreButton>
											{text.isWholePart ? (
												<RestoreButton point={from.point} part={text.key} title={text.title}>
													{t("restore.part")}
												</RestoreButton>
											) : null}
										</div>
									)}
								</div>
								{text.fields.map((field) => (
									<div key={field.path} className="grid min-w-0 gap-2">
										<h4 className="text-step-1 text-ink-muted">{field.label}</h4>
										<ChangedRows rows={field.rows} view={view} language={language} versions={[from.name, to.name]} />
									</div>
								))}
							</article>
						))}
					</div>
					{count > 0 ? <p className="text-step-1 text-ink-muted max-md:hidden">{t("compare.keys")}</p> : null}
				</>
			)}
		</section>
	);
}

/** The address of the page with other parameters, without what a form has just done. */
function useAddress() {
	const { search } = useLocation();
	return (changes: Record<string, string>) => {
		const asked = new URLSearchParams(search);
		asked.delete("done");
		asked.delete("kept");
		for (const [name, value] of Object.entries(changes)) asked.set(name, value);
		return `?${asked}`;
	};
}
