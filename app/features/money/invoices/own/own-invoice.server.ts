import type { AppLoadContext } from "@remix-run/cloudflare";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import type { Database } from "#db/client.server.ts";

import { invoiceFile } from "../invoice-file.server";
import { findOwn, type InvoiceRow } from "../invoices.repository.server";

/** The invoice of an order of the signed-in user, or the credit note of it that has a number: a list of one, or of none. */
export function readOwnInvoice(
	db: Database,
	{ orderId, number, viewer }: { orderId: string; number: string | null; viewer: Viewer },
) {
	return db.batch([findOwn(db, { userId: userOfSession(viewer.session), orderId, number })]);
}

/** A document as a PDF; while it cannot be printed, a browser is led to the page that asks for a name. */
export async function sendInvoice(
	db: Database,
	env: Pick<AppLoadContext["env"], "ASSETS" | "MEDIA">,
	invoice: InvoiceRow,
) {
	const files = { bucket: env.MEDIA, loadFont: paperFont(env.ASSETS) };
	const body = await printOrRedirect("/certificates", () => invoiceFile(db, files, invoice, new Date()));
	return fileResponse(body, { name: `${invoice.number}.pdf`, type: "application/pdf" });
}
