import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { UnprintableError } from "#app/shared/pdf/unprintable-error.ts";
import type { Database } from "#db/client.server.ts";
import { findChosenName, findInvoice, type InvoiceRow, storeInvoiceFile } from "./invoices.repository.server";

type Bucket = Pick<R2Bucket, "get" | "put">;
export type InvoiceFiles = { bucket: Bucket; loadFont: (name: string) => Promise<ArrayBuffer> };

export function makeInvoiceFile(files: InvoiceFiles): JobHandler<"invoice.pdf"> {
	return async ({ payload: { invoiceId } }, { db, now }) => {
		const [invoice] = await findInvoice(db, invoiceId);
		if (!invoice || invoice.pdfKey) return { writes: [] };
		const made = await printOrWait(db, files, invoice);
		if (!made) return { writes: [] };
		const { key, sha256 } = made;
		return { writes: [storeInvoiceFile(db, invoice.id, { key, sha256, now })] };
	};
}

/** The stored file; created and stored now when the job has not run yet. */
export async function invoiceFile(
	db: Database,
	files: InvoiceFiles,
	invoice: InvoiceRow,
	now: Date,
): Promise<BodyInit> {
	const kept = invoice.pdfKey ? await files.bucket.get(invoice.pdfKey) : null;
	if (kept) return kept.body;
	const { key, sha256, bytes } = await printInvoice(db, files, invoice);
	await storeInvoiceFile(db, invoice.id, { key, sha256, now });
	return bytes;
}

/** Null for an old document with unprintable characters; the buyer then has to enter another name. */
async function printOrWait(...asked: Parameters<typeof printInvoice>) {
	try {
		return await printInvoice(...asked);
	} catch (error) {
		if (error instanceof UnprintableError) return null;
		throw error;
	}
}

async function printInvoice(db: Database, { bucket, loadFont }: InvoiceFiles, invoice: InvoiceRow) {
	const [corrected] = invoice.correctsId ? await findInvoice(db, invoice.correctsId) : [];
	const { invoicePdf } = await import("./invoice-pdf.server");
	const printed = await printedBuyer(db, invoice, loadFont);
	const bytes = await invoicePdf({
		invoice: { ...invoice, buyer: printed },
		corrects: corrected?.number ?? null,
		loadFont,
	});
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	// By id, because numbers can be guessed.
	const key = `invoices/${invoice.id}.pdf`;
	await bucket.put(key, bytes, { httpMetadata: { contentType: "application/pdf" } });
	return { key, sha256, bytes };
}

/** Falls back to the name chosen for print when the one on the document cannot be printed. */
async function printedBuyer(db: Database, { buyer, userId }: InvoiceRow, loadFont: InvoiceFiles["loadFont"]) {
	if ((await unprintableLetters(buyer.name, loadFont)).length === 0) return buyer;
	const [chosen] = await findChosenName(db, userId ?? 0);
	return chosen ? { ...buyer, name: chosen.name } : buyer;
}
