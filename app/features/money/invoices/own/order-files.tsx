import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { type OrderDocument, OrderDocuments } from "../order-documents";
import { WaitingInvoice, type Waits } from "../waiting-invoice";

type Props = { documents: readonly OrderDocument[]; waits: Waits | null; reply: FormReply | undefined };

export function OrderFiles({ documents, waits, reply }: Props) {
	return (
		<>
			<WaitingInvoice waits={waits} reply={reply} />
			<OrderDocuments documents={documents} />
		</>
	);
}
