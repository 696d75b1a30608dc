import { findBusinessOf, type OrderRow } from "#app/features/money/orders/face.server.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { BuyerSnapshot } from "#db/schema/money/invoices.ts";
import { findChosenName } from "./invoices.repository.server";

export type FindUnprintable = (text: string) => Promise<string[]>;

/** What an invoice waits for; `name` and `title` list characters that cannot be printed. */
export type InvoiceWaits = { name: string[]; isAddressMissing: boolean; title: string[] };

/**
 * The business, else the account holder by a printable name. `waits` has the missing facts; null when none is
 * missing.
 */
export async function invoiceBuyer(
	db: Database,
	order: OrderRow,
	unprintable: FindUnprintable,
): Promise<{ buyer: BuyerSnapshot; waits: InvoiceWaits | null }> {
	const {
		user: [user],
		chosen: [chosen],
		former: [former],
	} = await inBatch(db, {
		user: findUser(db, order.userId ?? 0),
		chosen: findChosenName(db, order.userId ?? 0),
		former: findBusinessOf(db, order),
	});
	const business = order.evidence?.business?.address ? order.evidence.business : (former ?? order.evidence?.business);
	const own = business?.company || user?.name || "";
	const wrong = await unprintable(own);
	const name = wrong.length > 0 && chosen && !business?.company ? chosen.name : own;
	const address = business?.address || null;
	const missing = {
		name: await unprintable(name),
		isAddressMissing: (order.taxId !== null || business !== undefined) && address === null,
		title: await unprintable(order.title),
	};
	const isReady = missing.name.length === 0 && missing.title.length === 0 && !missing.isAddressMissing;
	const buyer = { name, email: user?.email ?? "", country: order.country, taxId: order.taxId, address };
	return { buyer, waits: isReady ? null : missing };
}
