import { useTranslation } from "react-i18next";
import type { InvoiceKind } from "./invoice-series";

export type OrderDocument = { orderId: string; kind: InvoiceKind; number: string };

export function OrderDocuments({ documents }: { documents: readonly OrderDocument[] }) {
	const { t } = useTranslation("orders");
	if (documents.length === 0) return null;
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-1">
			{documents.map(({ orderId, kind, number }) => (
				<li key={number}>
					<a href={documentPath({ orderId, kind, number })} className="link inline-flex min-h-11 items-center">
						{t(`documents.${kind}`, { number })}
					</a>
				</li>
			))}
		</ul>
	);
}

export function documentPath({ orderId, kind, number }: OrderDocument): string {
	const asked = kind !== "invoice" ? `?${new URLSearchParams({ number })}` : "";
	return `/orders/${orderId}/invoice.pdf${asked}`;
}
