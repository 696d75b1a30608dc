import { useTranslation } from "react-i18next";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Download } from "#app/ui/icons.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { PrintButton } from "../page/print-button";
import { useFilePath } from "../page/use-file-path";
import { Coverage } from "./coverage";
import { PlacesFilters } from "./places-filters";
import { ALL_PLACES, PLACES_PATH, type PlacesQuery, parsePlacesQuery, placesHref, placesSearch } from "./places-query";
import { PlacesTable } from "./places-table";
import { isPartlyEnglish, type ShownPlace } from "./places-view";
import type { Tile } from "./tiles";

type Props = {
	query: PlacesQuery;
	rows: readonly ShownPlace[];
	total: number;
	due: number;
	answers: readonly string[];
	placeName: string | null;
	world: readonly Tile[];
	states: readonly Tile[];
};

export function PlacesPage({ query, rows, total, due, answers, placeName, world, states }: Props) {
	const { t } = useTranslation("resources");
	const parse = (params: URLSearchParams) => ({ ...parsePlacesQuery(params), due: query.due, place: query.place });
	const asked = { path: PLACES_PATH, query, parse, href: placesHref };
	const { form, action, shown, isPending, onSubmit, send, sendSoon } = useListForm(asked);
	const fileAt = useFilePath();
	return (
		<div className="container-page pt-6 pb-14 md:pt-8">
			<header className="grid gap-8 border-b border-line-strong pb-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
				<div>
					<h1 className="text-step-6 hyphens-auto">{t("rules.title")}</h1>
					<p className="mt-3 text-step-3 text-ink-muted">{t("rules.lede")}</p>
					<p className="mt-3 text-label text-ink-muted">{t("rules.noAdvice")}</p>
				</div>
				{total > 0 ? <Coverage world={world} states={states} places={{ checked: total - due, due }} /> : null}
			</header>
			<form ref={form} method="get" action={action} onSubmit={onSubmit} className="pt-6">
				<PlacesFilters
					query={query}
					shown={shown}
					answers={answers}
					placeName={placeName}
					onChange={send}
					onType={sendSoon}
				/>
				<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
					<p aria-live="polite" className="text-label text-ink-muted">
						{t("rules.found", { shown: rows.length, count: total })}
					</p>
					<div className="flex flex-wrap gap-2 print:hidden">
						<PrintButton size="sm" />
						<ShareControl title={t("rules.title")} description={t("rules.lede")} size="sm" />
						<LinkButton
							to={fileAt(`/resources/rules-by-place.csv${placesSearch(query)}`)}
							reloadDocument
							variant="secondary"
							size="sm"
						>
							<Download className="size-4" />
							CSV
						</LinkButton>
					</div>
				</div>
			</form>
			{rows.some(isPartlyEnglish) ? (
				<p className="mt-3 border-l-2 border-info pl-4 text-ui text-ink-muted">{t("page.inEnglish")}</p>
			) : null}
			<div className="mt-3" aria-busy={isPending}>
				{rows.length > 0 ? (
					<PlacesTable rows={rows} query={query} />
				) : (
					<EmptyState
						title={t(total > 0 ? "rules.none" : "empty.none")}
						action={total > 0 ? <LinkButton to={placesHref(ALL_PLACES)}>{t("list.clearAll")}</LinkButton> : null}
					>
						{t(total > 0 ? "rules.noneText" : "empty.noneText")}
					</EmptyState>
				)}
			</div>
		</div>
	);
}
