import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import type { OrderRow } from "#app/features/money/orders/face.server.ts";
import { findTaxSeller } from "#app/features/money/tax/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { newHexId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { BuyerSnapshot, InvoiceLine, InvoiceTaxLine, SellerSnapshot } from "#db/schema/money/invoices.ts";
import { type InvoiceKind, seriesOf } from "./invoice-series";
import { insertInvoice, type NewInvoice } from "./invoices.repository.server";

type Amounts = Pick<NewInvoice, "netMinor" | "taxMinor" | "totalMinor"> & {
	lines: InvoiceLine[];
	taxLines: InvoiceTaxLine[];
};
type Issue = {
	kind: InvoiceKind;
	amounts: Amounts;
	buyer: BuyerSnapshot;
	refundId?: string;
	edition?: number;
	correctsId?: string;
	now: Date;
};

/** Writes for one batch: the document and the job that creates its file. */
export async function writeDocument(db: Database, order: OrderRow, { kind, amounts, buyer, now, ...corrects }: Issue) {
	const [settings, sellers] = await db.batch([findSettings(db, ["operator"]), findTaxSeller(db, now)]);
	const { name, address, contactEmail: email } = readSettings(settings).operator;
	const seller: SellerSnapshot = {
		name,
		address,
		email,
		country: sellers[0]?.country ?? "",
		taxId: sellers[0]?.taxNumber || null,
	};
	const id = newHexId();
	const { userId, isTest, currency } = order;
	const row: NewInvoice = {
		id,
		kind,
		userId,
		orderId: order.id,
		isTest,
		currency,
		...amounts,
		...corrects,
		seller,
		buyer,
		series: seriesOf({ kind, isTest, issuedAt: now }),
		language: toLanguage(order.language),
		issuedAt: now,
	};
	const next = jobIdsAtGateway.invoicePdf(id);
	return {
		writes: [...insertInvoice(db, row), enqueue(db, "invoice.pdf", { invoiceId: id }, { id: next, dueAt: now })],
		next,
	};
}

export function lineText(order: OrderRow): string {
	const { title, interval, occasion, kind } = order;
	const t = getFixedT(toLanguage(order.language), "invoices");
	if (kind === "course") return t("line.course", { title });
	if (occasion === "change") return t("line.change", { title });
	return interval === "year" ? t("line.year", { title }) : t("line.month", { title });
}

/** The order's tax, for the share that a document is about. */
export function toInvoiceTaxLines(
	{ tax }: OrderRow,
	{ netMinor, taxMinor }: { netMinor: number; taxMinor: number },
): InvoiceTaxLine[] {
	if (!tax || tax.kind === "none") return [];
	return [{ kind: tax.kind, rateBps: tax.rateBps, basisMinor: netMinor, taxMinor, country: tax.country }];
}
