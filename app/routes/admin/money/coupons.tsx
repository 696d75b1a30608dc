import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { couponView } from "../../../features/coupons/desk/coupon-view";
import { couponKey, listCoupons } from "../../../features/coupons/desk/coupons-desk.repository.server";
import { CouponsList } from "../../../features/coupons/desk/coupons-list";
import { COUPONS, COUPONS_PER_PAGE } from "../../../features/coupons/desk/coupons-query";
import { toCursorPage } from "../../../shared/lists/keyset.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { LinkButton } from "../../../ui/button";
import { SaidNotice } from "../../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "coupons", i18n: ["admin", "coupons", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "coupons");
	const now = new Date();
	const params = new URL(request.url).searchParams;
	const query = COUPONS.parse(params);
	const found = await listCoupons(db, query, now);
	const { rows, next, previous } = toCursorPage(found, {
		...{ size: COUPONS_PER_PAGE, cursor: query.page, keyOf: (coupon) => couponKey(coupon, query) },
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
				<SaidNotice tone="success" className="mb-6">
					{t("saved")}
				</SaidNotice>
			) : null}
			<CouponsList query={query} coupons={coupons} pages={pages} />
		</AdminFrame>
	);
}
