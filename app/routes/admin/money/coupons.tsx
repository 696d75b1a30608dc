import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { couponsPageData } from "#app/features/money/coupons/desk/coupon-page-data.server.ts";
import { CouponsList } from "#app/features/money/coupons/desk/coupons-list.tsx";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "coupons", i18n: ["admin", "coupons", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return couponsPageData(db, { search, language: await context.language, timeZone: user.timeZone });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Coupons() {
	const { t } = useTranslation("coupons");
	const { query, coupons, pages, isSaved } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")} actions={<LinkButton to="/admin/coupons/new">{t("list.add")}</LinkButton>}>
			{isSaved ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			<CouponsList query={query} coupons={coupons} pages={pages} />
		</AdminFrame>
	);
}
