import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import type { CasePageData } from "./case-page-data.server";
import { type CasesQuery, caseHref } from "./cases-query";

/** The reports of a case, with how often decisions agreed with their reporters. */
export function Reports({ reports }: { reports: NonNullable<CasePageData["reports"]> }) {
	const { t } = useTranslation(["moderation", "reports"]);
	return (
		<section>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-2">
				<h3 className="font-serif text-step-3">{t("list.reports", { count: reports.length })}</h3>
				<p className="text-label text-ink-muted">{t("reportsSecret")}</p>
			</div>
			<ul>
				{reports.map(({ key, reason, body, at, isGuest, right, all }) => (
					<li key={key} className="border-b border-line py-3">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="text-ui font-strong">{t(`reports:reasons.${reason}`)}</span>
							<span className="text-label text-ink-muted">
								{[
									at,
									isGuest ? t("record.guest") : all > 0 ? t("record.right", { right, all }) : t("record.none"),
								].join(" · ")}
							</span>
						</p>
						{body ? (
							<p className="text-ui whitespace-pre-wrap text-ink-muted [overflow-wrap:anywhere]">{body}</p>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}

type EarlierProps = Pick<CasePageData, "earlier"> & { author: string | null; query: CasesQuery };

/** Other cases about the author. */
export function Earlier({ earlier, author, query }: EarlierProps) {
	const { t } = useTranslation("moderation");
	return (
		<section>
			<h3 className="border-b border-line-strong pb-2 font-serif text-step-3">{t("earlier.title")}</h3>
			{earlier.length === 0 ? (
				<p className="pt-3 text-ui text-ink-muted">{t(author ? "earlier.none" : "earlier.noAuthor")}</p>
			) : (
				<ul>
					{earlier.map(({ id, title, outcome, sanction, on }) => (
						<li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-ui">
							<Link to={caseHref(query, id)} className="link min-w-0 [overflow-wrap:anywhere]">
								{title}
							</Link>
							<span className="text-label text-ink-muted">
								{[
									on,
									outcome ? t(`outcomes.${outcome}`) : t("earlier.open"),
									sanction && sanction !== "none" ? t(`sanctions.${sanction}`) : null,
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** Where the same text or the same link stands as well. */
export function SameElsewhere({ same, comparedDays }: Pick<CasePageData, "same" | "comparedDays">) {
	const { t } = useTranslation("moderation");
	if (comparedDays === null) return null;
	return (
		<section>
			<h3 className="border-b border-line-strong pb-2 font-serif text-step-3">{t("same.title")}</h3>
			{same.length === 0 ? (
				<p className="pt-3 text-ui text-ink-muted">{t("same.none")}</p>
			) : (
				<ul>
					{same.map(({ path, title, authorName, isSameText, language, state, on }) => (
						<li key={path} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-ui">
							<Link to={path} lang={language ?? undefined} className="link min-w-0 [overflow-wrap:anywhere]">
								{title}
							</Link>
							<span className="text-label text-ink-muted">
								{[t(isSameText ? "same.text" : "same.link"), authorName, on, t(`states.${state}`)]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</li>
					))}
				</ul>
			)}
			<p className="pt-2 text-label text-ink-muted">{t("same.compared", { count: comparedDays })}</p>
		</section>
	);
}
