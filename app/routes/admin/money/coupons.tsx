import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { couponView } from "#app/features/money/coupons/desk/coupon-view.ts";
import { couponKey, listCoupons } from "#app/features/money/coupons/desk/coupons-desk.repository.server.ts";
import { CouponsList } from "#app/features/money/coupons/desk/coupons-list.tsx";
import { COUPONS, COUPONS_PER_PAGE } from "#app/features/money/coupons/desk/coupons-query.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "coupons", i18n: ["admin", "coupons", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "coupons");
	const now = new Date();
	const params = new URL(request.url).searchParams;
	const query = COUPONS.parse(params);
	const found = await listCoupons(db, query, now);
	const { rows, next, previous } = toCursorPage(found, {
		size: COUPONS_PER_PAGE,
		cursor: query.page,
		keyOf: (coupon) => couponKey(coupon, query),
	});
	const reading = { language, formats: formatsFor({ language, timeZone: user.timeZone }), now };
	return {
		title: t("title"),
		description: t("description"),
		query,
		coupons: rows.map((coupon) => couponView(coupon, t, reading)),
		pages: { next, previous },
		isSaved: params.has("saved"),
	};
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
