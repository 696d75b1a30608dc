import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { VerifyPage } from "#app/features/learning/certificates/verify/verify-page.tsx";
import {
	readVerifiedCertificate,
	verifyPageData,
} from "#app/features/learning/certificates/verify/verify-page-data.server.ts";
import { VerifyError } from "#app/features/learning/certificates/verify/verify-unreachable.tsx";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

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

export const loader = guarded(everyone, {
	read: ({ db, params }) => readVerifiedCertificate(db, params.serial),
	handle: async ({ context, found }) => {
		const page = verifyPageData(found, await context.language);
		return data(page, { status: page.found ? 200 : 404, headers: { "X-Robots-Tag": "noindex" } });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => [
	...pageMeta(found),
	{ name: "robots", content: "noindex" },
];

export default function VerifySerial() {
	return <VerifyPage {...useLoaderData<typeof loader>()} />;
}

export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";
export { routeHeaders as headers } from "#app/shared/pages/route-headers.ts";
