import type Stripe from "stripe";
import type { PaymentFacts } from "../payment-gateway";
import { intentFacts } from "./stripe-facts";

export async function findIntent(stripe: Stripe, reference: string): Promise<PaymentFacts | null> {
	const intent = await nullIfNotFound(stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] }));
	if (!intent) return null;
	const [refunds, disputes, invoice] = await Promise.all([
		stripe.refunds.list({ payment_intent: reference, limit: 100 }),
		stripe.disputes.list({ payment_intent: reference, limit: 1 }),
		// Payments that we requested have no invoice.
		intent.metadata.paymentId ? null : findInvoice(stripe, reference),
	]);
	return intentFacts(intent, { refunds: refunds.data, disputes: disputes.data, invoice });
}

async function findInvoice(stripe: Stripe, intent: string): Promise<Stripe.Invoice | null> {
	const payment = { type: "payment_intent", payment_intent: intent };
	const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ["data.invoice"] });
	const invoice = data[0]?.invoice;
	return !invoice || typeof invoice === "string" || invoice.deleted ? null : invoice;
}

export async function nullIfNotFound<T>(pending: Promise<T>): Promise<T | null> {
	try {
		return await pending;
	} catch (error) {
		if (error instanceof Error && "statusCode" in error && error.statusCode === 404) return null;
		throw error;
	}
}
