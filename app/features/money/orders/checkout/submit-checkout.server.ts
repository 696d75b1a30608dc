import type { z } from "zod";
import type { CouponOutcome } from "#app/features/money/coupons/face.server.ts";
import { readTaxId } from "#app/features/money/tax/tax-id.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { newHexId } from "#app/shared/ids.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { CheckoutForm } from "../schemas";
import { businessOf, businessProblems } from "./business";
import { checkOut } from "./check-out.server";
import type { CheckoutTools } from "./checkout-tools";
import { type CheckoutView, checkoutView } from "./checkout-view.server";
import type { OfferRequest } from "./read-offer.server";

type Typed = z.output<typeof CheckoutForm>;
type Submitted = {
	typed: Typed;
	thing: OfferRequest;
	user: Pick<CurrentUser, "id" | "email" | "timeZone">;
	language: Language;
	loadFont: Parameters<typeof unprintableLetters>[1];
	now: Date;
};
type Problems = Record<string, FormMessage[]>;
type Answer =
	| { kind: "placed"; to: string }
	| { kind: "notSold" }
	| { kind: "closed" }
	| { kind: "shown"; status: number; view: CheckoutView; fieldErrors: Problems; formError?: FormMessage };

export async function submitCheckout(db: Database, tools: CheckoutTools, submitted: Submitted): Promise<Answer> {
	const { thing, user, language, loadFont, now } = submitted;
	const { intent, country = "", key = newHexId(), ...typed } = submitted.typed;
	const isPaying = intent === "pay";
	const couponCode = intent === "dropCoupon" ? "" : (typed.coupon ?? "");
	const taxId = typed.taxId && country ? readTaxId(typed.taxId, country) : null;
	const business = businessOf(typed);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const wrongTaxId = typed.taxId && !taxId ? [taxIdWrong(country && formats.country(country), language)] : null;
	const unprintable = (text: string) => unprintableLetters(text, loadFont);
	const missing = {
		...(isPaying ? missingConsents({ country, ...typed }) : {}),
		...(await businessProblems(business, { isPaying, unprintable })),
	};
	const isComplete = !wrongTaxId && Object.keys(missing).length === 0;
	// Each submission is one order; changed input makes another.
	const press = [
		key,
		country,
		taxId?.value ?? "",
		couponCode.toUpperCase(),
		typed.shown ?? "",
		business?.company ?? "",
		business?.address ?? "",
	].join("|");
	const alongside = tools.consents(db, { userId: user.id, language, now });
	const outcome = await checkOut(db, tools, {
		thing,
		user,
		language,
		country,
		taxId,
		business,
		couponCode,
		alongside,
		now,
		key: isPaying && isComplete ? press : null,
		shown: typed.shown ?? "",
	});
	if (outcome.ok) return { kind: "placed", to: outcome.redirectUrl };
	if (outcome.reason === "notSold") return { kind: "notSold" };

	const { applied, offer } = outcome.draft;
	const coupon = applied.ok ? applied.coupon : null;
	const view = checkoutView({ offer, coupon, country, taxId, language, formats, now });
	const shown = (status: number, fieldErrors: Problems = {}, formError?: FormMessage): Answer => {
		return { kind: "shown", status, view, fieldErrors, ...(formError ? { formError } : {}) };
	};
	const problems = {
		...(wrongTaxId ? { taxId: wrongTaxId } : {}),
		...(applied.ok ? {} : { coupon: [{ key: couponProblem(applied) }] }),
		...missing,
	};
	if (Object.keys(problems).length > 0) return shown(400, problems);
	if (outcome.reason === "onlyShown") return shown(200);
	if (outcome.reason === "sumChanged") return shown(409, {}, { key: "errors.sumChanged" });
	if (outcome.reason === "coupon") return shown(409, { coupon: [{ key: couponProblem(outcome) }] });
	if (outcome.reason === "gatewayOut") return shown(503, {}, { key: "errors.gatewayOut" });
	if (outcome.reason === "keyUsed") return shown(409, {}, { key: "errors.keyUsed" });
	return { kind: "closed" };
}

export function couponProblem(refused: Extract<CouponOutcome, { ok: false }>): string {
	return refused.reason === "tooMany" ? "errors.tooMany" : `coupon.refusals.${refused.refusal}`;
}

function taxIdWrong(country: string, language: Language): FormMessage {
	const name = country || getFixedT(language, "checkout")("country.none");
	return { key: "errors.taxIdWrong", values: { country: name } };
}

function missingConsents({
	country,
	agreed,
	atOnce,
}: Pick<Typed, "agreed" | "atOnce"> & { country: string }): Problems {
	return {
		...(country ? {} : { country: [{ key: "errors.countryMissing" }] }),
		...(agreed ? {} : { agreed: [{ key: "errors.agreeMissing" }] }),
		...(atOnce ? {} : { atOnce: [{ key: "errors.atOnceMissing" }] }),
	};
}
