import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
	countAffiliates,
	listAffiliates,
} from "#app/features/money/affiliates/desk/affiliates-list.repository.server.ts";
import { AffiliatesList } from "#app/features/money/affiliates/desk/affiliates-list.tsx";
import { AFFILIATES, AFFILIATES_PER_PAGE } from "#app/features/money/affiliates/desk/affiliates-query.ts";
import { FlagList } from "#app/features/money/affiliates/desk/flag-list.tsx";
import { listOpenFlags } from "#app/features/money/affiliates/flags/flags.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "affiliates", i18n: ["admin", "payouts", "lists"], layout: "admin" });

export const loader = guarded(can("money"), {
	read: ({ db, request }) => {
		const query = AFFILIATES.parse(new URL(request.url).searchParams);
		return db.batch([listAffiliates(db, query), countAffiliates(db, query), listOpenFlags(db)]);
	},
	handle: async ({ context, request, user, found: [rows, [counted], flags] }) => {
		const language = await context.language;
		const t = getFixedT(language, "payouts");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: t("affiliates.title"),
			description: t("affiliates.description"),
			query: AFFILIATES.parse(new URL(request.url).searchParams),
			pageCount: Math.max(1, Math.ceil((counted?.n ?? 0) / AFFILIATES_PER_PAGE)),
			rows: rows.map(({ id, code, status, appliedAt, name, email }) => ({
				id,
				code: code ?? "",
				status,
				name,
				email,
				applied: formats.date(appliedAt),
			})),
			flags: flags.map(({ raisedAt, code: _, ...flag }) => ({
				...flag,
				state: "open" as const,
				raised: formats.dateTime(raisedAt),
			})),
		};
	},
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
