import type { Room } from "#app/room.ts";
import {
	certificateBackfill,
	certificateFormerPlaces,
	certificateHolds,
	certificateKeys,
	certificateNames,
	certificateStatusLists,
	certificates,
	certificateTemplates,
	certificateTemplateTranslations,
} from "#db/schema/learning/certificates.ts";
import { countHeldCertificates } from "./attention.repository.server";
import { CERTIFICATE_CATEGORIES } from "./categories";
import { CERTIFICATE_AUDIT_SUBJECTS, CERTIFICATE_DEEDS } from "./deeds.ts";
import { backfillCertificates } from "./issue/backfill.server";
import { certifyAfterPaying } from "./issue/due-after-paying.server";
import { issueCertificate } from "./issue/issue-certificate.server";
import { retryHeld } from "./issue/retry-held.server";
import { CERTIFICATE_JOBS } from "./jobs";
import { CERTIFICATE_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const certificatesRoom: Room = {
	name: "learning/certificates",
	about: "Certificates: issuing, names, templates, verification and their files.",
	tables: {
		certificates,
		certificateKeys,
		certificateStatusLists,
		certificateFormerPlaces,
		certificateHolds,
		certificateNames,
		certificateBackfill,
		certificateTemplates,
		certificateTemplateTranslations,
	},
	personalData: PERSONAL_DATA,
	desk: [{ name: "certificates", to: "/admin/certificates", group: "site", order: 20, icon: "map" }],
	attention: [{ name: "heldCertificates", to: "/admin/certificates#held", order: 80, count: countHeldCertificates }],
	deeds: CERTIFICATE_DEEDS,
	subjects: CERTIFICATE_AUDIT_SUBJECTS,
	jobs: CERTIFICATE_JOBS,
	handlers: ({ certificates: issuing }) => ({
		"certificate.issue": issueCertificate(issuing),
		"order.paid": certifyAfterPaying,
	}),
	clock: () => [backfillCertificates, retryHeld],
	mails: CERTIFICATE_MAILS,
	categories: CERTIFICATE_CATEGORIES,
};
