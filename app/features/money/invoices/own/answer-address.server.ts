import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { OrderRow } from "#app/features/money/orders/face.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { AddressForm } from "../address-form";
import { enqueueWaiting, saveBusiness } from "../invoices.repository.server";

export type OrderAnswer = { isOut: boolean; reply?: FormReply };

/** Stores the address of a business and enqueues its waiting invoice. */
export async function answerAddressForm(
	context: AppLoadContext,
	db: Database,
	{ order, posted }: { order: OrderRow; posted: FormData },
) {
	const form = parseForm(posted, AddressForm);
	if (form.status !== "success") return data<OrderAnswer>({ isOut: false, reply: form.reply() }, 400);
	const letters = await unprintableLetters(form.value.address, paperFontLoader(context.env.ASSETS));
	if (letters.length > 0) {
		const error = { key: "errors.letters", values: { letters: letters.join(" ") } };
		return data<OrderAnswer>({ isOut: false, reply: form.reply({ fieldErrors: { address: [error] } }) }, 400);
	}
	const now = new Date();
	const { jobs } = await inBatch(db, {
		saved: saveBusiness(db, { orderId: order.id, address: form.value.address }),
		jobs: enqueueWaiting(db, { userId: order.userId ?? 0, now }),
	});
	for (const { id } of jobs) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return redirect(`/orders/${order.id}`);
}
