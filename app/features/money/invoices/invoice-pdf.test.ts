import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { invoicePdf } from "./invoice-pdf.server";
import type { InvoiceRow } from "./invoices.repository.server";

async function loadFont(name: string): Promise<ArrayBuffer> {
	return new Uint8Array(await readFile(`public/fonts/paper/${name}.ttf`)).buffer;
}

const issuedAt = new Date("2026-11-23T10:00:00Z");
const invoice = (given: Partial<InvoiceRow> = {}): InvoiceRow => ({
	id: "i",
	kind: "invoice",
	series: "TEST-2026",
	serial: 1,
	number: "TEST-2026-00001",
	userId: 1,
	orderId: "o",
	refundId: null,
	correctsId: null,
	edition: 1,
	isTest: true,
	language: "en",
	currency: "USD",
	netMinor: 8000,
	taxMinor: 1520,
	totalMinor: 9520,
	issuedAt,
	pdfKey: null,
	pdfSha256: null,
	pdfMadeAt: null,
	seller: { name: "G.R.E.W.", address: "1 Street\nLisbon", country: "PT", taxId: "PT500000000", email: "a@b.example" },
	buyer: { name: "李明 Ада", email: "c@d.example", country: "DE", taxId: "DE123456789" },
	lines: [{ text: "Pro", quantity: 1, listMinor: 10_000, discountMinor: 2000, netMinor: 8000 }],
	taxLines: [{ kind: "standard", rateBps: 1900, basisMinor: 8000, taxMinor: 1520, country: "DE" }],
	...given,
});

test.each([
	["en", "Invoice TEST-2026-00001"],
	["de", "Rechnung TEST-2026-00001"],
	["fr", "Facture TEST-2026-00001"],
	["es", "Factura TEST-2026-00001"],
	["ru", "Счёт TEST-2026-00001"],
	["zh", "发票 TEST-2026-00001"],
])("an invoice in %s is one page in the buyer's language", async (language, title) => {
	const bytes = await invoicePdf({ invoice: invoice({ language }), corrects: null, loadFont });
	const document = await PDFDocument.load(bytes);
	expect([document.getTitle(), document.getPageCount()]).toEqual([title, 1]);
});

test("the same document makes the same file, and a credit note another one", async () => {
	const make = (given: Partial<InvoiceRow> = {}) =>
		invoicePdf({ invoice: invoice(given), corrects: "TEST-2026-00001", loadFont });
	const [first, again] = [await make(), await make()];
	expect(Buffer.compare(Buffer.from(first), Buffer.from(again))).toBe(0);
	const note = await PDFDocument.load(await make({ kind: "creditNote", number: "TESTCN-2026-00001" }));
	expect(note.getTitle()).toBe("Credit note TESTCN-2026-00001");
});
