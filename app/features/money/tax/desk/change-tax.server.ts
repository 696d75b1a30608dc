import { audit } from "#app/features/operations/audit/face.server.ts";
import { dayOf, startOfDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { readTaxId } from "../tax-id";
import type { TaxAction } from "./schemas";
import {
	endRates,
	endSeller,
	findOpenRate,
	findOpenSeller,
	insertRate,
	insertSeller,
} from "./tax-desk.repository.server";

type ActorContext = {
	actorId: number;
	requestId: string;
	timeZone: string;
	now: Date;
	alongside: readonly Write[];
};
type Outcome = { ok: true } | { ok: false; reason: "past" | "nothing" };
type TaxActionOf<I extends TaxAction["intent"]> = Extract<TaxAction, { intent: I }>;

/** Changes tax rates or the seller. Earlier orders keep their tax. */
export function changeTax(db: Database, wish: TaxAction, by: ActorContext): Promise<Outcome> {
	switch (wish.intent) {
		case "seller":
			return setSeller(db, wish, by);
		case "noSeller":
			return stopSelling(db, by);
		case "rate":
			return setRate(db, wish, by);
		case "endRate":
			return endRate(db, wish.country, by);
	}
}

/** Sets a country's rate from today or a later day; replaces all that was in force or planned from then on. */
async function setRate(
	db: Database,
	wish: TaxActionOf<"rate">,
	{ actorId: by, requestId, timeZone, now, alongside }: ActorContext,
): Promise<Outcome> {
	const { country, rate: rateBps, reverseCharge } = wish;
	const fromDay = wish.from ?? dayOf(now, timeZone);
	if (fromDay < dayOf(now, timeZone)) return { ok: false, reason: "past" };
	const from = rateBegins(wish, { timeZone, now });
	const [open] = await findOpenRate(db, country);
	const isSame = open?.rateBps === rateBps && open.reverseCharge === reverseCharge && open.fromAt <= from;
	if (isSame) return { ok: true };
	await db.batch([
		endRates(db, country, { from, lastDay: dayBefore(from, timeZone) }),
		insertRate(db, { country, rateBps, reverseCharge, fromDay, fromAt: from, createdBy: by }),
		audit(db, {
			by,
			deed: "tax.setRate",
			subject: { kind: "taxRate", id: country },
			before: open ? { percent: open.rateBps / 100, reverseCharge: open.reverseCharge } : null,
			after: { percent: rateBps / 100, reverseCharge, from: fromDay },
			requestId,
			now,
		}),
		...alongside,
	]);
	return { ok: true };
}

async function endRate(
	db: Database,
	country: string,
	{ actorId: by, requestId, timeZone, now, alongside }: ActorContext,
): Promise<Outcome> {
	const [open] = await findOpenRate(db, country);
	if (!open) return { ok: false, reason: "nothing" };
	return refuseIfLate(
		db.batch([
			endRates(db, country, { from: now, lastDay: dayBefore(now, timeZone) }),
			requireChange(db),
			audit(db, {
				by,
				deed: "tax.endRate",
				subject: { kind: "taxRate", id: country },
				before: { percent: open.rateBps / 100, reverseCharge: open.reverseCharge },
				requestId,
				now,
			}),
			...alongside,
		]),
	);
}

async function setSeller(
	db: Database,
	wish: TaxActionOf<"seller">,
	{ actorId: by, requestId, now, alongside }: ActorContext,
): Promise<Outcome> {
	const { country, reverseCharge } = wish;
	const taxNumber = readTaxId(wish.taxNumber, country)?.value ?? "";
	const [open] = await findOpenSeller(db);
	const seller = { country, taxNumber, reverseCharge };
	const before = open && { country: open.country, taxNumber: open.taxNumber, reverseCharge: open.reverseCharge };
	if (JSON.stringify(before) === JSON.stringify(seller)) return { ok: true };
	await db.batch([
		endSeller(db, now),
		insertSeller(db, { ...seller, fromAt: now, createdBy: by }),
		audit(db, {
			by,
			deed: "tax.changeSeller",
			subject: { kind: "taxSeller", id: "school" },
			before: before ?? null,
			after: seller,
			requestId,
			now,
		}),
		...alongside,
	]);
	return { ok: true };
}

async function stopSelling(db: Database, { actorId: by, requestId, now, alongside }: ActorContext): Promise<Outcome> {
	const [open] = await findOpenSeller(db);
	if (!open) return { ok: false, reason: "nothing" };
	const { country, taxNumber, reverseCharge } = open;
	return refuseIfLate(
		db.batch([
			endSeller(db, now),
			requireChange(db),
			audit(db, {
				by,
				deed: "tax.changeSeller",
				subject: { kind: "taxSeller", id: "school" },
				before: { country, taxNumber, reverseCharge },
				requestId,
				now,
			}),
			...alongside,
		]),
	);
}

/** At the start of its day, or now when that is today. */
export function rateBegins(
	wish: Pick<TaxActionOf<"rate">, "from">,
	{ timeZone, now }: { timeZone: string; now: Date },
): Date {
	return wish.from && wish.from > dayOf(now, timeZone) ? startOfDay(wish.from, timeZone) : now;
}

/** The periods whose price changes: those of a country, or all (null), from an instant on. */
export function taxInForce(wish: TaxAction, when: { timeZone: string; now: Date }) {
	const from = wish.intent === "rate" ? rateBegins(wish, when) : when.now;
	return { country: "country" in wish && wish.intent !== "seller" ? wish.country : null, from };
}

function dayBefore(end: Date, timeZone: string): string {
	return dayOf(new Date(end.getTime() - 1), timeZone);
}

async function refuseIfLate(written: Promise<unknown>): Promise<Outcome> {
	try {
		await written;
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "nothing" };
		throw error;
	}
}
