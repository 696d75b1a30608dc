import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { KindPage } from "#app/features/operations/notifications/figures/kind-page.tsx";
import { kindPageData, readKindFigures } from "#app/features/operations/notifications/figures/kind-page-data.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "notification-kind",
	i18n: ["admin", "deliveries"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("support"), {
	read: ({ db, params }) => readKindFigures(db, String(params.kind).slice(0, 100), new Date()),
	handle: async ({ context, found, params, request, user }) => {
		const shown = kindPageData(found, {
			kind: String(params.kind),
			kinds: NOTIFICATION_KINDS,
			search: new URL(request.url).searchParams,
			language: await context.language,
			timeZone: user.timeZone,
			origin: context.origin,
			now: new Date(),
		});
		if (!shown) throw notFound();
		return shown;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function NotificationKind() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<KindPage {...shown} />
		</AdminFrame>
	);
}
