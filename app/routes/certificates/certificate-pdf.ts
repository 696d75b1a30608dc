import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { limitPdfs } from "../../features/certificates/holder/limit-pdfs.server";
import { findOwnCertificate } from "../../features/certificates/holder/own-certificates.repository.server";
import { printedSerial, readSerial } from "../../features/certificates/serial";
import { drawCertificate, townOf } from "../../features/certificates/sheet/draw-certificate.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { printOrLead } from "../../shared/pdf/print-or-lead.server";

/** One's own certificate as a PDF: A4, or US Letter with `?paper=letter`. */
export const loader = guarded(anyUser, {
	read: async ({ db, params, viewer }) => {
		const serial = readSerial(params.serial);
		if (!serial) return [[]];
		return db.batch([findOwnCertificate(db, { userId: userOfSession(viewer.session), serial })]);
	},
	handle: async ({ context, db, request, user, found: [[certificate]] }) => {
		if (!certificate) throw notFound();
		const now = new Date();
		await limitPdfs(db, { userId: user.id, now, scale: context.env.RATE_LIMIT_SCALE });
		const { ASSETS, MEDIA: media } = context.env;
		const tools = { loadFont: paperFont(ASSETS), loadTown: townOf(ASSETS), media, origin: context.origin };
		const paper = new URL(request.url).searchParams.get("paper") === "letter" ? "letter" : "a4";
		const page = `/certificates/${printedSerial(certificate.serial)}`;
		const bytes = await printOrLead(page, () => drawCertificate(certificate, tools, { paper, now }));
		return fileResponse(bytes, { name: `${printedSerial(certificate.serial)}.pdf`, type: "application/pdf" });
	},
});
