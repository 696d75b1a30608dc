import { invoiceFile } from "#app/features/money/invoices/invoice-file.server.ts";
import { findOwn } from "#app/features/money/invoices/invoices.repository.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";

/** The invoice of the user's own order, or with `?number=` a credit note of it. 404 for the orders of others. */
export const loader = guarded(anyUser, {
	read: ({ db, params, request, viewer }) => {
		const number = new URL(request.url).searchParams.get("number")?.slice(0, 40) ?? null;
		const asked = { userId: userOfSession(viewer.session), orderId: String(params.orderId), number };
		return db.batch([findOwn(db, asked)]);
	},
	handle: async ({ context, db, found: [[invoice]] }) => {
		if (!invoice) throw notFound();
		const files = { bucket: context.env.MEDIA, loadFont: paperFont(context.env.ASSETS) };
		const body = await printOrRedirect("/certificates", () => invoiceFile(db, files, invoice, new Date()));
		return fileResponse(body, { name: `${invoice.number}.pdf`, type: "application/pdf" });
	},
});
