import type { Formats } from "#app/shared/words/formats.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { listRates, listSellers } from "./tax-desk.repository.server";

type ReaderContext = { language: Language; formats: Formats; now: Date };
type Rates = Awaited<ReturnType<typeof listRates>>;
type Sellers = Awaited<ReturnType<typeof listSellers>>;

export function taxView(rates: Rates, sellers: Sellers, reading: ReaderContext) {
	const { formats, language, now } = reading;
	const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 2 });
	const isOver = ({ untilAt }: { untilAt: Date | null }) => untilAt !== null && untilAt <= now;
	const shown = rates.map((rate) => ({
		id: rate.id,
		code: rate.country,
		country: formats.country(rate.country),
		by: rate.by,
		rate: percent.format(rate.rateBps / 10_000),
		reverseCharge: rate.reverseCharge,
		isOver: isOver(rate),
		isPlanned: rate.fromAt > now,
		isLast: rate.untilAt === null,
		from: rate.fromDay ? formats.wholeDay(rate.fromDay) : formats.date(rate.fromAt),
		until: rate.lastDay && formats.wholeDay(rate.lastDay),
	}));
	const current = sellers.find((one) => !isOver(one));
	return {
		rates: shown.filter((rate) => !rate.isOver).sort((a, b) => a.country.localeCompare(b.country, language)),
		formerRates: shown.filter((rate) => rate.isOver),
		seller: current
			? { country: current.country, taxNumber: current.taxNumber, reverseCharge: current.reverseCharge }
			: null,
		formerSellers: sellers.filter(isOver).map((one) => ({
			id: one.id,
			country: formats.country(one.country),
			taxNumber: one.taxNumber,
			by: one.by,
			from: formats.dateTime(one.fromAt),
			until: one.untilAt ? formats.dateTime(one.untilAt) : "",
		})),
	};
}
export type TaxView = ReturnType<typeof taxView>;
export type RateView = TaxView["rates"][number];
