import type { Database } from "../../../db/client.server";
import type { BuyerSnapshot, InvoiceLine, InvoiceTaxLine, SellerSnapshot } from "../../../db/schema/invoices";
import { getFixedT } from "../../shared/words/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../shared/words/languages";
import { findUser } from "../auth/find-user.server";
import { enqueue } from "../jobs/enqueue.server";
import type { JobHandler, JobOutcome } from "../jobs/outbox/job-handler";
import type { OrderRow } from "../orders/orders.server";
import { readSettings } from "../settings/read-settings";
import { findSettings } from "../settings/settings.server";
import { findTaxSeller } from "../tax/tax-rates.server";
import { type InvoiceKind, seriesOf } from "./invoice-series";
import { findOrder, findRefund, insertInvoice, listOfOrder, type NewInvoice } from "./invoices.repository.server";

/** Writes the invoice of a paid order, once. What costs nothing, such as the beginning of a trial, has none. */
export const issueInvoice: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [[order], issued] = await db.batch([findOrder(db, orderId), listOfOrder(db, orderId)]);
	if (order?.state !== "paid" || order.totalMinor === 0 || issued.length > 0) return { writes: [] };
	const { listMinor, discountMinor, netMinor, taxMinor, totalMinor } = order;
	const lines = [{ text: lineText(order), quantity: 1, listMinor, discountMinor, netMinor }];
	const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: taxLines(order, { netMinor, taxMinor }) };
	return issue(db, order, { kind: "invoice", amounts, now });
};

/** Writes the credit note of a refund that its gateway has confirmed, once. */
export const issueCreditNote: JobHandler<"invoice.credit"> = async ({ payload: { refundId } }, { db, now }) => {
	const [refund] = await findRefund(db, refundId);
	if (refund?.state !== "succeeded") return { writes: [] };
	const [[order], issued] = await db.batch([findOrder(db, refund.orderId), listOfOrder(db, refund.orderId)]);
	if (!order || issued.some((one) => one.refundId === refundId)) return { writes: [] };
	const invoice = issued.find(({ kind }) => kind === "invoice");
	// The job that writes the invoice is on its way: a credit note never comes before what it corrects.
	if (!invoice) return { postponedUntil: new Date(now.getTime() + 60_000), because: "The invoice is not written yet" };
	const { netMinor, taxMinor, amountMinor: totalMinor } = refund;
	const lines = [{ text: lineText(order), quantity: 1, listMinor: netMinor, discountMinor: 0, netMinor }];
	const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: taxLines(order, { netMinor, taxMinor }) };
	return issue(db, order, { kind: "creditNote", amounts, refundId, correctsId: invoice.id, now });
};

type Amounts = Pick<NewInvoice, "netMinor" | "taxMinor" | "totalMinor"> & {
	lines: InvoiceLine[];
	taxLines: InvoiceTaxLine[];
};
type Issue = { kind: InvoiceKind; amounts: Amounts; refundId?: string; correctsId?: string; now: Date };

async function issue(db: Database, order: OrderRow, { kind, amounts, now, ...corrects }: Issue): Promise<JobOutcome> {
	const [users, settings, sellers] = await db.batch([
		findUser(db, order.userId ?? 0),
		findSettings(db, ["operator"]),
		findTaxSeller(db, now),
	]);
	const { name, address, contactEmail: email } = readSettings(settings).operator;
	const seller: SellerSnapshot = {
		name,
		address,
		email,
		country: sellers[0]?.country ?? "",
		taxId: sellers[0]?.taxNumber || null,
	};
	const buyer: BuyerSnapshot = {
		name: users[0]?.name ?? "",
		email: users[0]?.email ?? "",
		country: order.country,
		taxId: order.taxId,
	};
	const id = crypto.randomUUID().replaceAll("-", "");
	const { userId, isTest, currency } = order;
	const row: NewInvoice = {
		...{ id, kind, userId, orderId: order.id, isTest, currency, ...amounts, ...corrects, seller, buyer },
		...{ series: seriesOf({ kind, isTest, issuedAt: now }), language: languageOf(order), issuedAt: now },
	};
	const next = `invoice.pdf:${id}`;
	return {
		writes: [...insertInvoice(db, row), enqueue(db, "invoice.pdf", { invoiceId: id }, { id: next, dueAt: now })],
		next,
	};
}

/** What was bought, in the buyer's language. */
function lineText(order: OrderRow): string {
	const { title, interval, occasion, kind } = order;
	const t = getFixedT(languageOf(order), "invoices");
	if (kind === "course") return t("line.course", { title });
	if (occasion === "change") return t("line.change", { title });
	return interval === "year" ? t("line.year", { title }) : t("line.month", { title });
}

function taxLines({ tax }: OrderRow, { netMinor, taxMinor }: { netMinor: number; taxMinor: number }): InvoiceTaxLine[] {
	if (!tax || tax.kind === "none") return [];
	return [{ kind: tax.kind, rateBps: tax.rateBps, basisMinor: netMinor, taxMinor, country: tax.country }];
}

const languageOf = ({ language }: { language: string }): Language =>
	isLanguage(language) ? language : DEFAULT_LANGUAGE;
