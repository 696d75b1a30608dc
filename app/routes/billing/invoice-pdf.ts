import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { invoiceFile } from "../../features/invoices/invoice-file.server";
import { findOwn } from "../../features/invoices/invoices.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { printOrLead } from "../../shared/pdf/print-or-lead.server";

/** The invoice of one's own order, or with `?number=` a credit note of it. Somebody else's are not there. */
export const loader = guarded(anyUser, {
	read: ({ db, params, request, viewer }) => {
		const number = new URL(request.url).searchParams.get("number")?.slice(0, 40) ?? null;
		const asked = { userId: userOfSession(viewer.session), orderId: String(params.orderId), number };
		return db.batch([findOwn(db, asked)]);
	},
	handle: async ({ context, db, found: [[invoice]] }) => {
		if (!invoice) throw notFound();
		const files = { bucket: context.env.MEDIA, loadFont: paperFont(context.env.ASSETS) };
		const body = await printOrLead("/certificates", () => invoiceFile(db, files, invoice, new Date()));
		return fileResponse(body, { name: `${invoice.number}.pdf`, type: "application/pdf" });
	},
});
