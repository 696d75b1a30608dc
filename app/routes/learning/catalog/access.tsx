import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { AccessPage } from "#app/features/learning/catalog/access/access-page.tsx";
import { accessPageData, readAccessPage } from "#app/features/learning/catalog/access/access-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "access", i18n: ["access"], mayBeRestored: true });

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) => readAccessPage(db, { viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		return accessPageData(found, { user, language: await context.language, search });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function WhatIsOpen() {
	const { rows, asked, isStaff } = useLoaderData<typeof loader>();
	return <AccessPage rows={rows} asked={asked} isStaff={isStaff} />;
}
