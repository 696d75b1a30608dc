import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { AdminFrame } from "../admin-frame";
import { OrderDeskPage } from "./order-desk-page";
import type { OrderPageData } from "./order-page-data.server";

type Props = OrderPageData & { reply: FormReply | undefined };

export function OrderPage({ title, order, sold, deeds, done, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	return (
		<AdminFrame title={title}>
			{done && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<OrderDeskPage order={order} sold={sold} reply={reply} />
			{deeds.length > 0 ? (
				<div className="mt-10">
					<DeedList deeds={deeds} />
				</div>
			) : null}
		</AdminFrame>
	);
}
