import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { limitPdfs } from "../../features/certificates/holder/limit-pdfs.server";
import { findOwnCertificate } from "../../features/certificates/holder/own-certificates.repository.server";
import { printedSerial, readSerial } from "../../features/certificates/serial";
import { certificatePdf } from "../../features/certificates/sheet/certificate-pdf.server";
import { finishedPlat } from "../../features/certificates/sheet/finished-plat.server";
import { languageOf, sheetText } from "../../features/certificates/sheet/sheet-text.server";
import { readSignature } from "../../features/certificates/templates/signature.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";

/** One's own certificate as a PDF: A4, or US Letter with `?paper=letter`. */
export const loader = guarded(anyUser, {
	read: async ({ db, params, viewer }) => {
		const serial = readSerial(params.serial);
		return serial ? findOwnCertificate(db, { userId: userOfSession(db, viewer.session), serial }) : [];
	},
	handle: async ({ context, db, request, user, found: [certificate] }) => {
		if (!certificate) throw notFound();
		const { courseId, facts, courseTitle } = certificate;
		const now = new Date();
		await limitPdfs(db, { userId: user.id, now, scale: context.env.RATE_LIMIT_SCALE });
		const plat = finishedPlat({ id: courseId, topic: facts.topic, lessonCounts: facts.lessonCounts });
		const bytes = await certificatePdf({
			title: courseTitle,
			language: languageOf(certificate),
			loadFont: paperFont(context.env.ASSETS),
			now,
			sheet: sheetText(certificate, context.origin),
			plat,
			signature: await readSignature(context.env.MEDIA, certificate.words.signature),
			town: await readTown(context.env.ASSETS, plat.town),
			paper: new URL(request.url).searchParams.get("paper") === "letter" ? "letter" : "a4",
		});
		return fileResponse(bytes, { name: `${printedSerial(certificate.serial)}.pdf`, type: "application/pdf" });
	},
});

/** The drawing of the town; a document without it is as good as one with it. */
async function readTown(assets: Pick<Fetcher, "fetch">, path: string | undefined): Promise<string | null> {
	if (!path) return null;
	const response = await assets.fetch(new Request(`https://assets.local${path}`));
	return response.ok ? response.text() : null;
}
