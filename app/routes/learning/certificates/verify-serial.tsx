import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findCertificate } from "#app/features/learning/certificates/certificates.repository.server.ts";
import { printedSerial, readSerial } from "#app/features/learning/certificates/serial.ts";
import { VerifyPage } from "#app/features/learning/certificates/verify/verify-page.tsx";
import { VerifyError } from "#app/features/learning/certificates/verify/verify-unreachable.tsx";
import { verifyView } from "#app/features/learning/certificates/verify/verify-view.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { VerifyError as ErrorBoundary };

export const handle = page<{ serial: string }>({
	name: "verification",
	i18n: ["certificates"],
	layout: "article",
	mayBeRestored: true,
	byLinkOnly: true,
	errorPage: VerifyError,
	crumb: ({ serial }) => serial.slice(0, 9),
});

/** The public page of a certificate. One that we do not know is said so in the same frame, with 404. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const serial = readSerial(params.serial);
		return serial ? db.batch([findCertificate(db, serial)]) : [[]];
	},
	handle: async ({ context, params, found: [[certificate]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: "UTC" });
		const now = new Date();
		const serial = readSerial(params.serial);
		const found = certificate ? verifyView(certificate, { now, formats }) : null;
		return data(
			{
				title: t(`verify.${found?.status ?? "unknown"}`),
				description: t("verify.description"),
				serial: serial ? printedSerial(serial) : String(params.serial).slice(0, 80),
				checkedAt: formats.dateTime(now),
				found,
			},
			{ status: found ? 200 : 404, headers: { "X-Robots-Tag": "noindex" } },
		);
	},
});

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta = ({ data: found }: MetaArgs<typeof loader>) => [
	...pageMeta(found),
	{ name: "robots", content: "noindex" },
];

export default function VerifySerial() {
	return <VerifyPage {...useLoaderData<typeof loader>()} />;
}

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
