import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { certificateStatus } from "../../features/certificates/certificate-status";
import { CertificatePage } from "../../features/certificates/holder/certificate-page";
import { findOwnCertificate } from "../../features/certificates/holder/own-certificates.repository.server";
import { linkedInAddress } from "../../features/certificates/holder/share-links";
import { printedSerial, readSerial } from "../../features/certificates/serial";
import { finishedPlat } from "../../features/certificates/sheet/finished-plat.server";
import { languageOf, sheetText } from "../../features/certificates/sheet/sheet-text.server";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
