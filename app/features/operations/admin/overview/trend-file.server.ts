import { type CsvColumn, csvResponse } from "#app/shared/lists/csv.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { RevenueTrend } from "../revenue/revenue-trends";
import type { TrendData } from "./trends";

type TrendsShown = { counts: readonly TrendData[]; revenue: readonly RevenueTrend[] | null };

export function trendFile({ counts, revenue }: TrendsShown, language: Language): Promise<Response> {
	const t = getFixedT(language, "admin");
	const days = counts[0]?.bars.map(({ day }, at) => ({ day, at })) ?? [];
	type Row = (typeof days)[number];
	const columns: CsvColumn<Row>[] = [
		[t("trends.day"), ({ day }) => day],
		...counts.map(({ name, bars }): CsvColumn<Row> => {
			return [t(`trends.${name}.title`), ({ at }) => bars[at]?.value ?? 0];
		}),
		...(revenue ?? []).map(({ currency, isTest, days: net }): CsvColumn<Row> => {
			const head = joinParts(language, [t("trends.revenue.title"), currency, isTest && t("trends.revenue.test")]);
			return [head, ({ at }) => Number(moneyText(money(net[at]?.minor ?? 0, currency)))];
		}),
	];
	return csvResponse<Row, true>({
		name: "overview",
		columns,
		read: async (after) => (after ? [] : days),
		keyOf: () => true,
	});
}
