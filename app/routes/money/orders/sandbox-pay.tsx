import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { type CardAnswer, CardPage } from "#app/features/money/gateway/sandbox/card-page.tsx";
import type { PayOutcome } from "#app/features/money/gateway/sandbox/pay-outcome.ts";
import { answerChallenge, findPage, payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { TEST_CARDS } from "#app/features/money/gateway/sandbox/sandbox-cards.ts";
import { SandboxCardForm, SandboxChallengeForm } from "#app/features/money/orders/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "sandbox-pay",
	i18n: ["checkout"],
	layout: "form",
	ownFrame: true,
	byLinkOnly: true,
	maxBodyKb: 4,
	without: ["learningPath", "courseButton"],
});

/** The sandbox gateway's page, open to anybody with the URL; not in production. */
export const loader = guarded(everyone, async ({ context, db, params }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const session = await findPage(db, String(params.sessionId));
	if (!session) throw notFound();
	const language = await context.language;
	const t = getFixedT(language, "checkout");
	const { amountMinor, currency, description, subscription, state, expiresAt, cancelUrl } = session;
	const write = (minor: number) => formatMoney(money(minor, currency), language);
	return {
		title: t("sandbox.title"),
		description: t("sandbox.description"),
		payment: {
			...(session.mode === "card"
				? { amount: null, description: getFixedT(language, "billing")("card.change") }
				: { amount: write(amountMinor), description }),
			isOpen: state === "open" && expiresAt > new Date(),
			later: subscription ? t("sandbox.then", { price: write(subscription.amountMinor) }) : null,
			backTo: new URL(cancelUrl).pathname,
		},
		cards: TEST_CARDS.map(({ card, number }) => ({ card, number: number.replace(/(\d{4})(?=\d)/g, "$1 ") })),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Accepts a card or the bank's confirmation. The card number is not stored. */
export const action = guarded(everyone, async ({ context, db, params, request }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const tools = { db, nudge: (id: string) => nudgeJob(context.env.JOBS_QUEUE, id) };
	const asked = { sessionId: String(params.sessionId), now: new Date() };
	const posted = await request.formData();
	if (posted.has("payment")) {
		const form = parseForm(posted, SandboxChallengeForm);
		if (form.status !== "success") throw data(null, 400);
		const { payment: paymentId, answer } = form.value;
		return answerTo(await answerChallenge(tools, { ...asked, paymentId, isConfirmed: answer === "yes" }));
	}
	const form = parseForm(posted, SandboxCardForm);
	const hidden = { hideFields: ["number", "code"] };
	if (form.status !== "success") return data<CardAnswer>({ reply: form.reply(hidden) }, 400);
	const outcome = await payOnSession(tools, { ...asked, number: form.value.number });
	if (outcome.kind !== "notATestCard") return answerTo(outcome);
	const fieldErrors = { number: [{ key: "errors.cardUnknown" }] };
	return data<CardAnswer>({ reply: form.reply({ fieldErrors, ...hidden }) }, 400);
});

function answerTo(outcome: Exclude<PayOutcome, { kind: "notATestCard" }>) {
	switch (outcome.kind) {
		case "paid":
		case "processing":
			return redirect(withinSite(outcome.to));
		case "challenge":
			return data<CardAnswer>({ challenge: outcome.paymentId });
		case "declined":
			return data<CardAnswer>({ declined: outcome.why }, 402);
		case "over":
			return data<CardAnswer>({}, 409);
		case "unknown":
			throw notFound();
	}
}

function withinSite(address: string): string {
	const { href, origin } = new URL(address);
	return href.slice(origin.length);
}

export default function SandboxPay() {
	const { payment, cards } = useLoaderData<typeof loader>();
	return <CardPage payment={payment} cards={cards} answer={useActionData<typeof action>()} />;
}
