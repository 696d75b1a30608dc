import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AffiliatesList } from "#app/features/money/affiliates/desk/affiliates-list.tsx";
import {
	affiliatesPageData,
	readAffiliatesPage,
} from "#app/features/money/affiliates/desk/affiliates-page-data.server.ts";
import { FlagList } from "#app/features/money/affiliates/desk/flag-list.tsx";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "affiliates", i18n: ["admin", "payouts", "lists"], layout: "admin" });

export const loader = guarded(can("money"), {
	read: ({ db, request }) => readAffiliatesPage(db, new URL(request.url).searchParams),
	handle: async ({ context, user, found }) =>
		affiliatesPageData(found, { language: await context.language, timeZone: user.timeZone }),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function AdminAffiliates() {
	const { t } = useTranslation("payouts");
	const { title, rows, query, pageCount, flags } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			{flags.length === 0 ? null : (
				<section aria-labelledby="flags" className="mb-10">
					<h2 id="flags" className="mb-4 font-serif text-step-4">
						{t("flags.title")}
					</h2>
					<FlagList flags={flags} />
				</section>
			)}
			<section id="list" aria-labelledby="everybody">
				<h2 id="everybody" className="mb-5 font-serif text-step-4">
					{t("one.list")}
				</h2>
				<AffiliatesList rows={rows} query={query} pageCount={pageCount} />
			</section>
		</AdminFrame>
	);
}
