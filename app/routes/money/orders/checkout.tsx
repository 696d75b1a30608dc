import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { languageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { consentsOfCheckout } from "#app/features/library/legal/record-consents.server.ts";
import { couponOf } from "#app/features/money/billing/offer-paths.ts";
import type { Coupon } from "#app/features/money/coupons/coupon-rules.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { gatewayForOrders } from "#app/features/money/gateway/open-gateway.server.ts";
import { findLatestBusiness } from "#app/features/money/orders/business.repository.server.ts";
import { businessOf, businessProblems } from "#app/features/money/orders/checkout/business.ts";
import { type CheckoutAnswer, CheckoutPage } from "#app/features/money/orders/checkout/checkout-page.tsx";
import { checkoutView, countryOptions } from "#app/features/money/orders/checkout/checkout-view.server.ts";
import { offerRefusal } from "#app/features/money/orders/checkout/offer.ts";
import { checkCoupon, place } from "#app/features/money/orders/checkout/place.server.ts";
import { newOrderId } from "#app/features/money/orders/checkout/place-order.server.ts";
import {
	type Asked,
	offerStatements,
	readOffer,
	toOffer,
} from "#app/features/money/orders/checkout/read-offer.server.ts";
import { CheckoutForm } from "#app/features/money/orders/schemas.ts";
import { listSoldCourses } from "#app/features/money/orders/sold-courses.repository.server.ts";
import { readTaxId } from "#app/features/money/tax/tax-id.ts";
import { countryOf, findProfile } from "#app/features/people/account/profile/profiles.repository.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import type { CurrentUser } from "#app/features/people/auth/session/current-session.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import { drawCover } from "#app/features/site/illustrations/draw-cover.server.ts";
import { gatewaysOf } from "#app/money.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { pageAsked } from "#app/shared/request/page-asked.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "checkout",
	i18n: ["checkout"],
	layout: "form",
	ownFrame: true,
	footBar: true,
	byLinkOnly: true,
	query: ["course", "plan", "interval", "coupon"],
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, request, viewer }) => {
		const asked = askedOf(new URL(request.url).searchParams);
		if (!asked) return null;
		const [userId, language, now] = [userOfSession(viewer.session), await context.language, new Date()];
		const country = countryOf(db, userId, context.country ?? "");
		const [[profile], [business], sold, ...rows] = await db.batch([
			findProfile(db, userId),
			findLatestBusiness(db, userId),
			listSoldCourses(db, asked),
			...offerStatements(db, asked, { userId, country, language, now }),
		]);
		return { asked, profile, business, sold, rows, now };
	},
	handle: async ({ context, db, request, user, found: read }) => {
		if (!read) throw redirect("/pricing");
		const { asked, profile, business, sold, rows, now } = read;
		const country = profile?.country ?? context.country ?? "";
		const language = await context.language;
		const found = await toOffer(db, rows, asked, { user, country, language, now });
		if (!found) throw notFound();

		const { offer, course, plan } = found;
		const params = new URL(request.url).searchParams;
		const code = couponOf(params);
		const keys = await personKeys({ userId: user.id, email: user.email });
		const looked = code ? await checkCoupon({ context, db, user, offer, couponCode: code, keys, now }) : null;
		const coupon = looked?.ok ? looked.coupon : null;
		const gateway = gatewayForOrders(gatewaysOf(context.env, db));
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const t = getFixedT(language, "checkout");
		return {
			title: t("title"),
			description: t("description"),
			view: checkoutView({ offer, coupon, country, taxId: null, language, formats, now }),
			languageShare: languageShare(sold, language),
			buyer: { name: user.name, email: user.email },
			countries: countryOptions(language),
			typed: {
				...{ country, coupon: code ?? "", key: newOrderId() },
				...{ company: business?.company ?? "", address: business?.address ?? "" },
			},
			couponProblem: looked && !looked.ok ? problemOf(looked) : null,
			closed: gateway ? offerRefusal(offer) : ("noGateway" as const),
			isTest: gateway?.isTest ?? false,
			backTo: offer.kind === "course" ? `/courses/${offer.id}` : "/pricing",
			waitAt: course ? `/waiting-list?course=${course.id}` : `/waiting-list?plan=${plan?.slug ?? ""}`,
			drawing: course ? drawCover(course, { mode: "thumb" }) : null,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Shows the sheet with what was typed, or places the order and leads to the card. */
export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const asked = askedOf(new URL(request.url).searchParams);
	const form = parseForm(await request.formData(), CheckoutForm);
	if (form.status !== "success") return data<CheckoutAnswer>({ reply: form.reply() }, 400);
	const { intent, country = "", key = newOrderId(), ...typed } = form.value;
	const language = await context.language;
	const now = new Date();
	const found = asked && (await readOffer(db, asked, { user, country, language, now }));
	if (!found) throw notFound();

	const { offer } = found;
	const fieldErrors: Record<string, FormMessage[]> = {};
	const taxId = typed.taxId && country ? readTaxId(typed.taxId, country) : null;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	if (typed.taxId && !taxId) {
		const name = country ? formats.country(country) : getFixedT(language, "checkout")("country.none");
		fieldErrors.taxId = [{ key: "errors.taxIdWrong", values: { country: name } }];
	}
	const code = intent === "dropCoupon" ? "" : (typed.coupon ?? "");
	const { coupon, error } = await typedCoupon({ context, db, user, offer, code, now });
	if (error) fieldErrors.coupon = [error];
	if (intent === "pay") Object.assign(fieldErrors, unmet({ country, ...typed }));
	const business = businessOf(typed);
	const fonts = paperFont(context.env.ASSETS);
	Object.assign(
		fieldErrors,
		await businessProblems(business, {
			isPaying: intent === "pay",
			unprintable: (text) => unprintableLetters(text, fonts),
		}),
	);

	const view = checkoutView({ offer, coupon, country, taxId, language, formats, now });
	const again = (status: number, errors: typeof fieldErrors, formError?: FormMessage) => {
		const reply = form.reply({ fieldErrors: errors, ...(formError ? { formErrors: [formError] } : {}) });
		const initialValue = { ...reply.initialValue, ...(intent === "dropCoupon" ? { coupon: "" } : {}) };
		return data<CheckoutAnswer>({ reply: { ...reply, initialValue }, view }, status);
	};
	if (Object.keys(fieldErrors).length > 0) return again(400, fieldErrors);
	if (intent !== "pay") return again(200, {});
	// A price, a tax or a coupon that the reader has not seen yet is shown before anybody pays it.
	if (typed.shown !== view.sum) return again(409, {}, { key: "errors.sumChanged" });

	const alongside = consentsOfCheckout(db, { userId: user.id, language, now });
	// One press is one order; what was changed between two presses makes another.
	const press = [
		key,
		country,
		taxId?.value ?? "",
		code.toUpperCase(),
		view.sum,
		business?.company ?? "",
		business?.address ?? "",
	].join("|");
	const order = { offer, country, taxId, business, key: press, couponCode: code || null, alongside };
	const outcome = await place({ context, db, request, user, ...order });
	if (outcome.ok) return redirect(outcome.redirectUrl);
	if (outcome.reason === "coupon") return again(409, { coupon: [refusalOf(outcome.refusal)] });
	if (outcome.reason === "gatewayOut") return again(503, {}, { key: "errors.gatewayOut" });
	if (outcome.reason === "tooMany") return again(429, { coupon: [{ key: "errors.tooMany" }] });
	if (outcome.reason === "keyUsed") return again(409, {}, { key: "errors.keyUsed" });
	throw redirect(pageAsked(request.url) ?? "/checkout");
});

/** What the address asks for: one course, or one plan with its interval. */
function askedOf(params: URLSearchParams): Asked | null {
	const course = Number(params.get("course"));
	if (Number.isSafeInteger(course) && course > 0) return { course };
	const plan = params.get("plan");
	const interval = params.get("interval") === "year" ? "year" : "month";
	return plan ? { plan, interval } : null;
}

type Typed = { context: AppLoadContext; user: CurrentUser; code: string; now: Date } & Pick<
	Parameters<typeof checkCoupon>[0],
	"db" | "offer"
>;

async function typedCoupon({ code, ...rest }: Typed): Promise<{ coupon: Coupon | null; error?: FormMessage }> {
	if (code === "") return { coupon: null };
	const keys = await personKeys({ userId: rest.user.id, email: rest.user.email });
	const looked = await checkCoupon({ ...rest, couponCode: code, keys });
	if (looked.ok) return { coupon: looked.coupon };
	return { coupon: null, error: { key: problemOf(looked) } };
}

type Refused = Extract<Awaited<ReturnType<typeof checkCoupon>>, { ok: false }>;

function problemOf(looked: Refused): string {
	return looked.reason === "tooMany" ? "errors.tooMany" : refusalOf(looked.refusal).key;
}

const refusalOf = (refusal: string): FormMessage => ({ key: `coupon.refusals.${refusal}` });

/** What must stand in the form before anybody is led to a card. */
function unmet({
	country,
	agreed,
	atOnce,
}: {
	country: string;
	agreed?: string | undefined;
	atOnce?: string | undefined;
}) {
	return {
		...(country ? {} : { country: [{ key: "errors.countryMissing" }] }),
		...(agreed ? {} : { agreed: [{ key: "errors.agreeMissing" }] }),
		...(atOnce ? {} : { atOnce: [{ key: "errors.atOnceMissing" }] }),
	};
}

export default function Checkout() {
	const { title: _, description: __, drawing, ...page } = useLoaderData<typeof loader>();
	return (
		<CheckoutPage
			{...page}
			answer={useActionData<typeof action>()}
			picture={drawing ? <CourseCover drawing={drawing} label="" className="rounded-badge" /> : null}
		/>
	);
}
