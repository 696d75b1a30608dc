import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { FiguresPage } from "#app/features/operations/notifications/figures/figures-page.tsx";
import {
	figuresPageData,
	readFigures,
} from "#app/features/operations/notifications/figures/figures-page-data.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "notifications",
	i18n: ["admin", "deliveries", "inbox", "lists"],
	layout: "admin",
});

export const loader = guarded(can("support"), {
	read: ({ db }) => readFigures(db, new Date()),
	handle: async ({ context, found, request, user }) =>
		figuresPageData(found, {
			kinds: NOTIFICATION_KINDS,
			search: new URL(request.url).searchParams,
			language: await context.language,
			timeZone: user.timeZone,
			now: new Date(),
		}),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function NotificationFigures() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<FiguresPage {...shown} />
		</AdminFrame>
	);
}
