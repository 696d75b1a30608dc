import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { CertificatePage } from "#app/features/learning/certificates/holder/certificate-page.tsx";
import {
	certificatePageData,
	readOwnCertificatePage,
} from "#app/features/learning/certificates/holder/certificate-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ sheet: { course: string } }>({
	name: "certificate",
	i18n: ["certificates"],
	layout: "article",
	mayBeRestored: true,
	without: ["learningPath"],
	crumb: ({ sheet }) => sheet.course,
});

export const loader = guarded(anyUser, {
	read: ({ db, params, viewer }) => readOwnCertificatePage(db, { viewer, serial: params.serial }),
	handle: async ({ context, found }) => {
		if (!found) throw notFound();
		return certificatePageData(found, { language: await context.language, origin: context.origin });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Certificate() {
	return <CertificatePage {...useLoaderData<typeof loader>()} />;
}
