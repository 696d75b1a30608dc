import { createHash } from "node:crypto";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Cell } from "../rows.ts";

export type Row = Record<string, Cell>;

/** A deterministic 128-bit id. */
export const idOf = (...words: (string | number)[]) =>
	createHash("sha256")
		.update(`demo money ${words.join("/")}`)
		.digest("hex")
		.slice(0, 32);

export type Buyer = { id: number; email: string; name: string; country: string; language: string };
export type Sale = {
	key: string;
	buyer: Buyer;
	at: Date;
	currency: string;
	listMinor: number;
	discountMinor?: number;
	title: string;
	line: string;
	order: Row;
	affiliateId?: number;
	subscription?: string;
};
export type SoldOrder = { id: string; payment: string; sale: Sale; netMinor: number; refundedMinor: number };

const EVIDENCE = (country: string) => JSON.stringify({ said: country, connection: country, taxId: null, agrees: true });

/** Rows by table. Without tax, as in a new school. */
export class Books {
	readonly tables: Record<string, Row[]> = {};
	readonly sold: SoldOrder[] = [];
	readonly #documents: { at: Date; row: Row; prefix: string }[] = [];

	add(table: string, row: Row): void {
		this.tables[table] ??= [];
		this.tables[table].push(row);
	}

	sell(sale: Sale): SoldOrder {
		const { key, buyer, at, currency, listMinor, discountMinor = 0, title, subscription } = sale;
		const [id, netMinor, when] = [idOf("order", key), listMinor - discountMinor, at.getTime()];
		const [paymentId, payment, session] = [idOf("try", key), `sbp_${idOf("payment", key)}`, `sbs_${idOf("page", key)}`];
		const isRenewal = sale.order.occasion === "renewal";
		this.add("orders", {
			id,
			user_id: buyer.id,
			occasion: "purchase",
			title,
			language: buyer.language,
			interval: null,
			terms: null,
			membership_id: null,
			period_number: null,
			state: "paid",
			trouble: null,
			currency,
			list_minor: listMinor,
			discount_minor: discountMinor,
			net_minor: netMinor,
			tax_minor: 0,
			total_minor: netMinor,
			refunded_minor: 0,
			tax: JSON.stringify({
				kind: "none",
				rateBps: 0,
				basisMinor: netMinor,
				taxMinor: 0,
				country: buyer.country,
			}),
			coupon_id: null,
			coupon_code: null,
			country: buyer.country,
			evidence: EVIDENCE(buyer.country),
			attribution: sale.affiliateId ? JSON.stringify(attribution(sale.affiliateId, at)) : null,
			gateway: "sandbox",
			is_test: 1,
			gateway_reference: payment,
			idempotency_key: isRenewal ? null : `demo-${key}`,
			created_at: when - 240_000,
			changed_at: when,
			expires_at: when + DAY_MS,
			paid_at: when,
			disputed_at: null,
			guarantee_days: 90,
			guarantee_until: when + 90 * DAY_MS,
			...sale.order,
		});
		const money = { currency, amount_minor: netMinor };
		this.add("payments", {
			id: paymentId,
			order_id: id,
			gateway: "sandbox",
			is_test: 1,
			state: "paid",
			...money,
			session_reference: isRenewal ? null : session,
			payment_reference: payment,
			card_brand: "Visa",
			card_last4: "4242",
			card_fingerprint: `demo-${buyer.id}`,
			created_at: when - 200_000,
			changed_at: when,
		});
		this.add("sandbox_payments", {
			id: payment,
			idempotency_key: paymentId,
			session_id: isRenewal ? null : session,
			subscription_id: subscription ?? null,
			state: "succeeded",
			card: "success",
			...money,
			refunded_minor: 0,
			metadata: JSON.stringify({ orderId: id, paymentId }),
			created_at: when,
			disputed_at: null,
			dispute_state: null,
		});
		const one = { id, payment, sale, netMinor, refundedMinor: 0 };
		this.document(one, { prefix: "TEST", kind: "invoice", at, minor: netMinor });
		this.sold.push(one);
		return one;
	}

	giveBack(one: SoldOrder, { kind, at, minor = one.netMinor, reason = null }: RefundInput): void {
		const id = kind === "dispute" ? `dispute-${one.id}` : idOf("refund", one.id);
		const reference = kind === "dispute" ? `${one.payment}-dispute` : `sbr_${idOf("refund", one.id)}`;
		const decided = at.getTime();
		const [requested, money] = [decided - 2 * DAY_MS, { currency: one.sale.currency, amount_minor: minor }];
		this.add("refunds", {
			...this.request(one, { id, kind, state: "succeeded", at: new Date(requested), minor, reason }),
			decided_at: decided,
			sent_at: decided,
			succeeded_at: decided,
			gateway_reference: reference,
			changed_at: decided,
		});
		one.refundedMinor += minor;
		Object.assign(this.rowOf("orders", one.id), { refunded_minor: one.refundedMinor, changed_at: decided });
		this.document(one, { prefix: "TESTCN", kind: "creditNote", at, minor, refundId: id });
		if (kind === "dispute") return;
		const metadata = JSON.stringify({ refundId: `${id}.${decided}`, orderId: one.id });
		const made = { state: "succeeded", ...money };
		this.add("gateway_refunds", { gateway: "sandbox", reference, order_id: one.id, ...made, changed_at: decided });
		this.add("sandbox_refunds", {
			id: reference,
			idempotency_key: `${id}.${decided}`,
			payment_id: one.payment,
			...made,
			metadata,
			created_at: decided,
		});
		this.rowOf("sandbox_payments", one.payment).refunded_minor = one.refundedMinor;
	}

	request(one: SoldOrder, { id, kind, state, at, minor = one.netMinor, reason }: RefundRequest): Row {
		return {
			id,
			order_id: one.id,
			payment_id: idOf("try", one.sale.key),
			user_id: one.sale.buyer.id,
			kind,
			state,
			currency: one.sale.currency,
			amount_minor: minor,
			net_minor: minor,
			tax_minor: 0,
			reason_code: "notUsed",
			reason,
			message: null,
			requested_at: at.getTime(),
			due_at: at.getTime() + 7 * DAY_MS,
			decided_at: null,
			sent_at: null,
			succeeded_at: null,
			gateway_reference: null,
			changed_at: at.getTime(),
		};
	}

	rowOf(table: string, id: string): Row {
		const row = this.tables[table]?.find((one) => one.id === id);
		if (!row) throw new Error(`No ${id} among ${table}`);
		return row;
	}

	document(one: SoldOrder, { prefix, kind, at, minor, refundId }: Document): void {
		const { buyer, currency, line, listMinor, discountMinor = 0 } = one.sale;
		const isInvoice = kind === "invoice";
		const text = { text: line, quantity: 1, netMinor: minor };
		const sums = isInvoice ? { listMinor, discountMinor } : { listMinor: minor, discountMinor: 0 };
		const row: Row = {
			id: idOf(kind, one.id),
			kind,
			user_id: buyer.id,
			order_id: one.id,
			refund_id: refundId ?? null,
			corrects_id: isInvoice ? null : idOf("invoice", one.id),
			is_test: 1,
			language: buyer.language,
			currency,
			net_minor: minor,
			tax_minor: 0,
			total_minor: minor,
			seller: JSON.stringify(SELLER),
			buyer: JSON.stringify({ name: buyer.name, email: buyer.email, country: buyer.country, taxId: null }),
			lines: JSON.stringify([{ ...text, ...sums }]),
			tax_lines: "[]",
			issued_at: at.getTime(),
		};
		this.#documents.push({ at, row, prefix });
	}

	close(): void {
		const last: Record<string, number> = {};
		for (const { at, row, prefix } of this.#documents.sort((one, other) => one.at.getTime() - other.at.getTime())) {
			const series = `${prefix}-${at.getUTCFullYear()}`;
			const serial = (last[series] ?? 0) + 1;
			last[series] = serial;
			this.add("invoices", { ...row, series, serial, number: `${series}-${String(serial).padStart(5, "0")}` });
		}
		for (const [series, serial] of Object.entries(last)) this.add("invoice_counters", { series, last: serial });
	}
}

type Document = { prefix: string; kind: "invoice" | "creditNote"; at: Date; minor: number; refundId?: string };
type RefundInput = { kind: "guarantee" | "goodwill" | "dispute"; at: Date; minor?: number; reason?: string | null };
type RefundRequest = { id: string; kind: string; state: string; at: Date; minor?: number; reason: string | null };

const SELLER = {
	name: "G.R.E.W.",
	address: "(postal address not set yet)",
	email: "school@grew.example",
	country: "",
	taxId: null,
};

const attribution = (affiliateId: number, at: Date) => ({
	affiliateId,
	via: "click",
	visitorId: idOf("visitor", at.getTime()),
	linkId: null,
	at: new Date(at.getTime() - 3 * DAY_MS).toISOString(),
});
