import type { TFunction } from "i18next";
import { csvResponse } from "#app/shared/lists/csv.server.ts";
import type { PlaceCell, PlaceRow } from "./places-view";

export function exportPlaces(places: readonly PlaceRow[], t: TFunction<"resources">): Promise<Response> {
	const rows = places.flatMap((place) => place.cells.map((cell) => ({ place, cell })));
	return csvResponse<{ place: PlaceRow; cell: PlaceCell }, number>({
		name: "rules-by-place",
		columns: [
			[t("rules.place"), ({ place }) => place.name],
			[t("rules.country"), ({ place }) => place.countryName],
			[t("rules.code"), ({ place }) => place.key],
			[t("rules.rule"), ({ cell }) => t(`rules.names.${cell.rule}`)],
			[t("rules.answer"), ({ cell }) => t(`rules.answers.${cell.answer}`)],
			[t("rules.text"), ({ cell }) => cell.text],
			[t("rules.source"), ({ cell }) => cell.source.name],
			[t("rules.address"), ({ cell }) => cell.source.url],
			[t("page.reviewedOn"), ({ cell }) => cell.reviewedOn],
			[
				t("reviewDue"),
				({ cell }) => (cell.overdueMonths === null ? null : t("rules.monthsOld", { count: cell.overdueMonths })),
			],
			[t("rules.doubt"), ({ cell }) => cell.doubt],
		],
		// The rows are in memory already; the cursor is an index.
		read: async (after) => rows.slice(after ?? 0, (after ?? 0) + 500),
		keyOf: (row) => rows.indexOf(row) + 1,
	});
}
