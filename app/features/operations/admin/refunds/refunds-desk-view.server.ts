import { medianMinutes, toLargestUnit } from "#app/features/library/help/desk/report/response-times.ts";
import { orderName } from "#app/features/money/orders/face.server.ts";
import { plainFigure } from "#app/features/money/orders/sheet-view.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney, type Money, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DeskContext } from "./desk-reading";
import { panelView } from "./refund-panel-view.server";
import {
	factStatements,
	findDeskRefund,
	listAnswers,
	listDecided,
	listWaiting,
	sumApproved,
	sumPaid,
} from "./refunds-desk.repository.server";

const WAITING_SHOWN = 50;
const DECIDED_SHOWN = 20;
const FIGURES_DAYS = 30;

type Row = Awaited<ReturnType<typeof listWaiting>>[number];

export async function refundsDesk(db: Database, selectedId: string | null, reading: DeskContext) {
	const { language, formats, now } = reading;
	const since = new Date(now.getTime() - FIGURES_DAYS * DAY_MS);
	const { oldest, decided, approved, paid, answers } = await inBatch(db, {
		oldest: listWaiting(db, WAITING_SHOWN + 1),
		decided: listDecided(db, { now, after: null, limit: DECIDED_SHOWN }),
		approved: sumApproved(db, since),
		paid: sumPaid(db, since),
		answers: listAnswers(db, since),
	});
	const waiting = oldest.slice(0, WAITING_SHOWN);
	/** More wait than are shown, counted and added up. */
	const isMore = oldest.length > waiting.length;
	// A separate trip: D1 returns the rows of a batch by column name, and both tables use the same names.
	const [picked] = selectedId ? await findDeskRefund(db, selectedId) : [];
	const found = picked ?? (waiting[0] ? (await findDeskRefund(db, waiting[0].id))[0] : undefined);
	const facts = found
		? await inBatch(
				db,
				factStatements(db, {
					userId: found.order.userId ?? 0,
					orderId: found.order.id,
					courseId: found.order.kind === "course" ? found.order.thingId : null,
				}),
			)
		: null;
	// Test money is never added to real money; it only counts when there is nothing else.
	const isAllTest = [...waiting, ...approved, ...paid].every(({ isTest }) => isTest);
	const isCounted = ({ isTest }: { isTest: boolean }) => isTest === isAllTest;
	return {
		isTest: [...waiting, ...decided].some(({ isTest }) => isTest),
		figures: {
			waiting: waiting.length,
			isMore,
			sum: sums(waiting.filter(isCounted).map(({ amountMinor: minor, currency }) => ({ minor, currency }))),
			oldest: waiting[0] ? sinceThen(waiting[0].requestedAt) : null,
			approved: sums(approved.filter(isCounted)) ?? "0",
			share: shareOf(approved.filter(isCounted), paid.filter(isCounted), formats),
			median: median(answers, now),
		},
		waiting: waiting.map(rowView),
		decided: decided.map(rowView),
		isAsked: picked !== undefined,
		panel: found && facts ? panelView(found, facts, { ...reading, place: placeOf(found.refund.id) }) : null,
	};

	function rowView({ amountMinor, currency, requestedAt, decidedAt, guaranteeUntil, ...row }: Row) {
		const left = guaranteeUntil ? Math.floor((guaranteeUntil.getTime() - now.getTime()) / DAY_MS) : null;
		return {
			id: row.id,
			order: orderName(row.orderId),
			name: row.name,
			title: row.title,
			state: row.state,
			kind: row.kind,
			currency,
			amount: plainFigure(money(amountMinor, currency), language),
			waited: sinceThen(requestedAt),
			left,
			on: formats.date(decidedAt ?? requestedAt),
			isPicked: row.id === found?.refund.id,
		};
	}
	function placeOf(id: string) {
		const at = waiting.findIndex((row) => row.id === id);
		return at < 0 ? null : { at: at + 1, of: waiting.length, isMore };
	}
	function sinceThen(at: Date) {
		return toLargestUnit(Math.max(0, Math.round((now.getTime() - at.getTime()) / 60_000)));
	}
	function sums(amounts: readonly Money[]): string | null {
		const byCurrency = new Map<string, number>();
		for (const { minor, currency } of amounts) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + minor);
		const written = [...byCurrency].map(([currency, minor]) => formatMoney(money(minor, currency), language));
		return written.length > 0 ? listFormat(language).format(written) : null;
	}
}

export type RefundsDeskView = Awaited<ReturnType<typeof refundsDesk>>;

/** In tenths of a percent; null with several currencies. */
function shareOf(approved: readonly Money[], paid: readonly Money[], formats: Formats): string | null {
	const [back, gross] = [approved[0], paid[0]];
	if (approved.length !== 1 || paid.length !== 1 || !back || !gross || back.currency !== gross.currency) return null;
	return gross.minor > 0 ? formats.percent(Math.round((back.minor / gross.minor) * 1000) / 10) : null;
}

function median(answers: readonly { requestedAt: Date; decidedAt: Date | null }[], now: Date) {
	const taken = answers.map(({ requestedAt, decidedAt }) => ({
		answeredAt: decidedAt,
		minutes: decidedAt ? Math.round((decidedAt.getTime() - requestedAt.getTime()) / 60_000) : 0,
	}));
	const minutes = medianMinutes(taken, { now, days: FIGURES_DAYS });
	return minutes === null ? null : toLargestUnit(minutes);
}
