import { readOwnCertificate } from "#app/features/learning/certificates/holder/certificate-page-data.server.ts";
import { limitPdfs } from "#app/features/learning/certificates/holder/limit-pdfs.server.ts";
import { drawCertificate, townLoader } from "#app/features/learning/certificates/layout/draw-certificate.server.ts";
import { groupedSerial } from "#app/features/learning/certificates/serial.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";

export const loader = guarded(anyUser, {
	read: ({ db, params, viewer }) => readOwnCertificate(db, { viewer, serial: params.serial }),
	handle: async ({ context, db, request, user, found: certificate }) => {
		if (!certificate) throw notFound();
		const now = new Date();
		await limitPdfs(db, { userId: user.id, now, scale: context.env.RATE_LIMIT_SCALE });
		const { ASSETS, MEDIA: media } = context.env;
		const tools = { loadFont: paperFontLoader(ASSETS), loadTown: townLoader(ASSETS), media, origin: context.origin };
		const paper = new URL(request.url).searchParams.get("paper") === "letter" ? "letter" : "a4";
		const page = `/certificates/${groupedSerial(certificate.serial)}`;
		const bytes = await printOrRedirect(page, () => drawCertificate(certificate, tools, { paper, now }));
		return fileResponse(bytes, { name: `${groupedSerial(certificate.serial)}.pdf`, type: "application/pdf" });
	},
});
