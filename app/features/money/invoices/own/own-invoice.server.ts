import type { AppLoadContext } from "@remix-run/cloudflare";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import type { Database } from "#db/client.server.ts";

import { invoiceFile } from "../invoice-file.server";
import { findOwnInvoice, type InvoiceRow } from "../invoices.repository.server";

export function readOwnInvoice(
	db: Database,
	{ orderId, number, viewer }: { orderId: string; number: string | null; viewer: Viewer },
) {
	return db.batch([findOwnInvoice(db, { userId: userOfSession(viewer.session), orderId, number })]);
}

/** Redirects a browser to the page that asks for a name while the document cannot be printed. */
export async function sendInvoice(
	db: Database,
	env: Pick<AppLoadContext["env"], "ASSETS" | "MEDIA">,
	invoice: InvoiceRow,
) {
	const files = { bucket: env.MEDIA, loadFont: paperFontLoader(env.ASSETS) };
	const body = await printOrRedirect("/certificates", () => invoiceFile(db, files, invoice, new Date()));
	return fileResponse(body, { name: `${invoice.number}.pdf`, type: "application/pdf" });
}
