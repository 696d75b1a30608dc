import type { JobOutcome, JobTools } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import type { Write } from "#db/write.ts";
import { raiseFlag } from "../flags/flags.repository.server";
import { addMonths } from "../rules/add-months";
import { decidingAttribution, type OrderForCommission } from "../rules/attribution";
import { commissionOn } from "../rules/commission-on";
import { commissionRefusal } from "../rules/commission-refusal";
import { finalFrom, HOLD_SETTING_KEYS } from "../rules/hold-days";
import { neededChange } from "../rules/needed-change";
import {
	adjustSale,
	type Commission,
	findFirstCommissionOfMembership,
	findParties,
	freezeRate,
	insertCorrection,
	insertSale,
	listCommissionsOfOrder,
} from "./commissions.repository.server";

/** Null when the order is unpaid or missing. Injected: `find-order.server.ts`. */
export type FindOrder = (db: Database, orderId: string) => Promise<OrderForCommission | null>;
type Handler = (job: { payload: { orderId: string } }, tools: JobTools) => Promise<JobOutcome>;
type Writes = Write[];

/**
 * Handler of `order.paid` and `order.refunded`: sets the commission to what the order says now, so the order of the
 * two does not matter. What was paid out already is deducted from later payouts.
 */
export function settleCommission(findOrder: FindOrder): Handler {
	return async ({ payload: { orderId } }, { db, now }) => {
		const order = await findOrder(db, orderId);
		if (!order) return { writes: [] };
		const [sale, ...corrections] = await listCommissionsOfOrder(db, orderId);
		return { writes: sale ? adjustment(db, { order, sale, corrections, now }) : await earnings(db, order, now) };
	};
}

type OrderCommission = { order: OrderForCommission; sale: Commission; corrections: Commission[]; now: Date };

function adjustment(db: Database, { order, sale, corrections, now }: OrderCommission): Writes {
	const kept = commissionOn(netAfterRefunds(order), sale.rateBps, sale.currency);
	const correctedMinor = corrections.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	const change = neededChange({ ...sale, correctedMinor }, kept);
	if (!change) return [];
	const { amountMinor } = change;
	if (change.kind === "correct") {
		return [insertCorrection(db, sale, { id: newId(), amountMinor, number: corrections.length + 1, now })];
	}
	const open = sale.state === "void" ? (sale.approvedAt ? "approved" : "pending") : sale.state;
	return [adjustSale(db, sale, { amountMinor, state: amountMinor === 0 ? "void" : open, now }), requireChange(db)];
}

async function earnings(db: Database, order: OrderForCommission, now: Date): Promise<Writes> {
	const { orderId, buyerId, membershipId, currency, netMinor, paidAt, isTest } = order;
	const isRenewal = membershipId !== null && order.periodNumber > 1;
	const by =
		(isRenewal ? firstRow(await findFirstCommissionOfMembership(db, membershipId)) : null) ??
		decidingAttribution(order);
	if (!by || netMinor <= 0) return [];
	const { affiliateId } = by;
	const [[parties], settings] = await db.batch([
		findParties(db, { affiliateId, buyerId, orderId }),
		findSettings(db, HOLD_SETTING_KEYS),
	]);
	if (!parties) return [];
	const refusal = commissionRefusal({
		affiliate: { ...parties, email: parties.ownerEmail },
		buyer: { id: buyerId, email: parties.buyerEmail },
		isOwnCard: parties.isOwnCard,
		endsAt: parties.endsAt,
		paidAt,
	});
	if (refusal === "sameAccount" || refusal === "sameEmail" || refusal === "sameCard") {
		return [raiseFlag(db, { affiliateId, kind: refusal, subject: orderId, figure: null, now })];
	}
	if (refusal) return [];
	const { ratePercent, months } = readSettings(settings).affiliateProgram;
	const rateBps = parties.rateBps ?? ratePercent * 100;
	const earned = commissionOn(netMinor, rateBps, currency);
	const kept = commissionOn(netAfterRefunds(order), rateBps, currency);
	if (earned === 0) return [];
	return [
		freezeRate(db, { affiliateId, buyerId, rateBps, firstSaleAt: paidAt, endsAt: addMonths(paidAt, months) }),
		insertSale(db, {
			id: newId(),
			affiliateId,
			buyerId,
			orderId,
			membershipId,
			linkId: by.linkId,
			via: by.via,
			state: kept === 0 ? ("void" as const) : ("pending" as const),
			currency,
			baseMinor: netMinor,
			rateBps,
			amountMinor: kept,
			voidMinor: earned - kept,
			isTest,
			soldAt: paidAt,
			finalAt: finalFrom(paidAt, readSettings(settings)),
			changedAt: now,
		}),
	];
}

function netAfterRefunds({ netMinor, refundedNetMinor }: OrderForCommission): number {
	return Math.max(0, netMinor - refundedNetMinor);
}
