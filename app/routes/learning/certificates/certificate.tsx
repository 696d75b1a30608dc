import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { certificateStatus } from "#app/features/learning/certificates/certificate-status.ts";
import { CertificatePage } from "#app/features/learning/certificates/holder/certificate-page.tsx";
import { findOwnCertificate } from "#app/features/learning/certificates/holder/own-certificates.repository.server.ts";
import { linkedInAddress } from "#app/features/learning/certificates/holder/share-links.ts";
import { printedSerial, readSerial } from "#app/features/learning/certificates/serial.ts";
import { finishedPlat } from "#app/features/learning/certificates/sheet/finished-plat.server.ts";
import { languageOf, sheetText } from "#app/features/learning/certificates/sheet/sheet-text.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ sheet: { course: string } }>({
	name: "certificate",
	i18n: ["certificates"],
	layout: "article",
	mayBeRestored: true,
	crumbs: "own",
	without: ["learningPath"],
	crumb: ({ sheet }) => sheet.course,
});

export const loader = guarded(anyUser, {
	read: async ({ db, params, viewer }) => {
		const serial = readSerial(params.serial);
		if (!serial) return [[]];
		return db.batch([findOwnCertificate(db, { userId: userOfSession(viewer.session), serial })]);
	},
	handle: async ({ context, found: [[certificate]] }) => {
		if (!certificate) throw notFound();
		const { courseId, facts, courseTitle, issuedAt, expiresAt } = certificate;
		const t = getFixedT(await context.language, "certificates");
		const serial = printedSerial(certificate.serial);
		const { origin } = context;
		const sheet = sheetText(certificate, origin);
		return {
			title: t("sheet.label", { name: sheet.name, course: sheet.course }),
			description: t("list.description"),
			sheet,
			plat: finishedPlat({ id: courseId, topic: facts.topic, lessonCounts: facts.lessonCounts }),
			language: languageOf(certificate),
			status: certificateStatus(certificate, new Date()),
			address: `${origin}/verify/${serial}`,
			linkedIn: linkedInAddress({ courseTitle, issuedAt, expiresAt, serial, origin }),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Certificate() {
	return <CertificatePage {...useLoaderData<typeof loader>()} />;
}
