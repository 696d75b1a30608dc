import { formatMoney, money, moneyColumn } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";

type RankRow = {
	place: number;
	listed: number;
	alias: string | null;
	since: Date | null;
	isOwn: boolean;
	/** False when the viewer has not chosen to be listed. */
	isListed: boolean;
	amountMinor: number;
	voidMinor: number;
	sales: number;
};
type Input = { places: readonly RankRow[]; currency: string; language: Language; formats: Formats };
export type LeaderboardView = ReturnType<typeof leaderboardView>;

/** `share` is the bar's length relative to the first, from 0 to 100. */
export function leaderboardView({ places, currency, language, formats }: Input) {
	const shown = places.filter(({ isListed }) => isListed);
	const first = shown[0]?.amountMinor ?? 0;
	const write = (minor: number) => formatMoney(money(minor, currency), language);
	const column = (...minors: number[]) => {
		const say = moneyColumn(
			minors.map((minor) => money(minor, currency)),
			language,
		);
		return (minor: number) => say(money(minor, currency));
	};
	const inTable = column(...shown.map(({ amountMinor }) => amountMinor));
	const rows = shown.map(({ place, alias, since, isOwn, amountMinor, sales }) => ({
		place,
		alias: alias ?? "",
		isOwn,
		sales: formats.number(sales),
		amount: inTable(amountMinor),
		since: since ? formats.date(since) : "",
		share: first > 0 ? Math.max(1, Math.round((100 * amountMinor) / first)) : 0,
	}));
	const at = places.findIndex(({ isOwn }) => isOwn);
	const own = places[at];
	const above = places[at - 1];
	const inSum = own ? column(own.amountMinor, own.voidMinor, own.amountMinor + own.voidMinor) : write;
	return {
		rows,
		listed: places[0]?.listed ?? 0,
		own: own
			? {
					place: formats.number(own.place),
					isListed: own.isListed,
					earned: inSum(own.amountMinor + own.voidMinor),
					refunds: inSum(own.voidMinor),
					net: inSum(own.amountMinor),
					ahead:
						above && above.place === own.place - 1
							? { amount: write(above.amountMinor - own.amountMinor), alias: above.alias ?? "", place: above.place }
							: null,
				}
			: null,
	};
}
