import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { FiguresPage } from "#app/features/community/moderation/figures/figures-page.tsx";
import { figuresPageData } from "#app/features/community/moderation/figures/figures-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "figures",
	i18n: ["admin", "moderation-figures", "reports"],
	layout: "admin",
	query: ["weeks"],
});

export const loader = guarded(can("moderation"), async ({ context, db, request, user }) =>
	figuresPageData(db, {
		search: new URL(request.url).searchParams,
		language: await context.language,
		timeZone: user.timeZone,
		now: new Date(),
	}),
);

export const meta = ({ data: shown }: MetaArgs<typeof loader>) => pageMeta(shown);

export default function ModerationFigures() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<FiguresPage {...shown} />
		</AdminFrame>
	);
}
