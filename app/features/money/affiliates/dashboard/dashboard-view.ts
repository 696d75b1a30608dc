import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney, type Money, money, moneyColumn } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Affiliate, listLinks } from "../application/affiliates.repository.server";
import type { countByState, countSales, sumBalances } from "../commissions/balances.repository.server";
import type { CommissionState } from "../rules/commission-state";
import { referenceOf } from "../visits/click";
import type {
	listClicksByLink,
	listCommissions,
	listCountries,
	listDays,
	listPayoutsOf,
} from "./dashboard.repository.server";
import { qrPath } from "./qr-svg";

type Rows<F extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<F>>;
type Input = {
	affiliate: Affiliate;
	sums: Rows<typeof sumBalances>;
	counts: Rows<typeof countByState>;
	sales: Rows<typeof countSales>;
	days: Rows<typeof listDays>;
	countries: Rows<typeof listCountries>;
	clicksByLink: Rows<typeof listClicksByLink>;
	links: Rows<typeof listLinks>;
	commissions: Rows<typeof listCommissions>;
	payouts: Rows<typeof listPayoutsOf>;
	period: { days: number; first: string };
	origin: string;
	language: Language;
	formats: Formats;
	now: Date;
};
export type DashboardView = ReturnType<typeof dashboardView>;

const MOST_BARS = 31;
const MOST_COUNTRIES = 8;

export function dashboardView(input: Input) {
	const { affiliate, counts, links, commissions, payouts, origin, language, formats, now } = input;
	const write = (minor: number, currency: string) => formatMoney(money(minor, currency), language);
	const shown = commissions.map(({ baseMinor, amountMinor, voidMinor, currency, ...one }) => ({
		...one,
		base: money(baseMinor, currency),
		amount: money(one.state === "void" ? voidMinor : amountMinor, currency),
	}));
	const paidOut = payouts
		.filter(({ state }) => state !== "building")
		.map(({ amountMinor, currency, ...one }) => ({ ...one, amount: money(amountMinor, currency) }));
	const column = (amounts: Money[]) => moneyColumn(amounts, language);
	const inBases = column(shown.map(({ base }) => base));
	const inAmounts = column(shown.map(({ amount }) => amount));
	const inPayouts = column(paidOut.map(({ amount }) => amount));
	const code = affiliate.code ?? "";
	const link = (path: string, subId = "") => `${origin}${path}?ref=${referenceOf(code, subId)}`;
	const clicksOf = new Map(input.clicksByLink.map(({ linkId, clicks }) => [linkId, clicks]));
	const main = link("/");
	return {
		code,
		status: affiliate.status,
		balances: balancesOf(input.sums, write),
		counts: Object.fromEntries(counts.map(({ state, n }) => [state, n])) as Partial<Record<CommissionState, number>>,
		nextPayout: formats.longDay(
			new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10),
		),
		funnel: funnelOf(input),
		chart: chartOf(input),
		countries: countriesOf(input),
		link: { address: main, qr: qrPath(main) },
		links: links.map(({ id, subId, path }) => ({
			id,
			subId,
			address: link(path, subId),
			clicks: formats.number(clicksOf.get(id) ?? 0),
		})),
		commissions: shown.map((one) => ({
			id: one.id,
			kind: one.kind,
			state: one.state,
			subId: one.subId,
			via: one.via,
			isRenewal: one.isRenewal,
			sold: formats.date(one.soldAt),
			final: formats.date(one.finalAt),
			base: inBases(one.base),
			amount: inAmounts(one.amount),
		})),
		payouts: paidOut.map(({ id, state, amount, commissionCount, reference, createdAt, isTest }) => ({
			id,
			state,
			isTest,
			reference,
			count: commissionCount,
			made: formats.date(createdAt),
			amount: inPayouts(amount),
		})),
		alias: affiliate.alias ?? "",
		isListed: affiliate.listedAt !== null,
		taxForm: affiliate.taxForm,
		hasDetails: affiliate.payoutSealed !== null,
	};
}

function balancesOf(sums: Input["sums"], write: (minor: number, currency: string) => string) {
	const of = (...accounts: CommissionState[]) => {
		const byCurrency = new Map<string, number>();
		for (const { account, currency, amountMinor } of sums) {
			if (accounts.includes(account)) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amountMinor);
		}
		const parts = [...byCurrency].filter(([, minor]) => minor !== 0);
		return parts.length === 0 ? write(0, "USD") : parts.map(([currency, minor]) => write(minor, currency)).join(" + ");
	};
	return { next: of("approved", "scheduled"), pending: of("pending"), paid: of("paid"), void: of("void") };
}

/** The steps from a click to a sale that was not refunded; `share` is the percentage of the previous step. */
function funnelOf({ days, sales, formats }: Input) {
	const [first] = sales;
	const steps = [
		["clicks", days.reduce((sum, { clicks }) => sum + clicks, 0)],
		["signUps", days.reduce((sum, { signUps }) => sum + signUps, 0)],
		["sales", first?.sales ?? 0],
		["kept", first?.kept ?? 0],
	] as const;
	return steps.map(([name, count], at) => {
		const before = steps[at - 1]?.[1] ?? count;
		const share = before > 0 ? Math.min(100, Math.round((100 * count) / before)) : 0;
		return {
			name,
			count: formats.number(count),
			share: at === 0 ? (count > 0 ? 100 : 0) : share,
			percent: formats.percent(share),
		};
	});
}

/** The countries with most clicks by name, and the number of all countries. */
function countriesOf({ countries, formats }: Input) {
	const known = countries.filter(({ country }) => country !== "XX");
	return {
		count: known.length,
		most: known.slice(0, MOST_COUNTRIES).map(({ country, clicks }) => ({
			country,
			name: formats.country(country),
			clicks: formats.number(clicks),
		})),
	};
}

function chartOf({ days, period, formats }: Input) {
	const clicks = new Map(days.map((one) => [one.day, one.clicks]));
	const start = Date.parse(`${period.first}T00:00:00Z`);
	const step = period.days > MOST_BARS ? 7 : 1;
	const bars = Math.ceil(period.days / step);
	return Array.from({ length: bars }, (_, bar) => {
		const from = start + bar * step * DAY_MS;
		const value = Array.from({ length: step }, (_, n) =>
			clicks.get(new Date(from + n * DAY_MS).toISOString().slice(0, 10)),
		).reduce<number>((sum, one) => sum + (one ?? 0), 0);
		return { label: formats.day(new Date(from).toISOString().slice(0, 10)), value };
	});
}
