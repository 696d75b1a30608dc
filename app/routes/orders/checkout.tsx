import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { countryOf, findProfile } from "../../features/account/profile/profiles.repository.server";
import { CourseCover } from "../../features/atlas/course-cover";
import { drawCover } from "../../features/atlas/draw-cover.server";
import { anyUser, guarded } from "../../features/auth/access.server";
import type { CurrentUser } from "../../features/auth/session/current-session.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { couponOf } from "../../features/billing/offer-paths";
import { languageShare } from "../../features/catalog/languages/language-share";
import type { Coupon } from "../../features/coupons/coupon-rules";
import { personKeys } from "../../features/coupons/person-keys";
import { gatewayForOrders } from "../../features/gateway/open-gateway.server";
import { consentsOfCheckout } from "../../features/legal/record-consents.server";
import { findLatestBusiness } from "../../features/orders/business.repository.server";
import { businessOf, businessProblems } from "../../features/orders/checkout/business";
import { type CheckoutAnswer, CheckoutPage } from "../../features/orders/checkout/checkout-page";
import { checkoutView, countryOptions } from "../../features/orders/checkout/checkout-view.server";
import { offerRefusal } from "../../features/orders/checkout/offer";
import { newOrderId } from "../../features/orders/checkout/place-order.server";
import { CheckoutForm } from "../../features/orders/schemas";
import { listSoldCourses } from "../../features/orders/sold-courses.repository.server";
import { readTaxId } from "../../features/tax/tax-id";
import { gatewaysOf } from "../../money.server";
import { notFound } from "../../shared/api/api-error.server";
import type { FormMessage } from "../../shared/forms/form-message";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { unprintableLetters } from "../../shared/pdf/missing-letters.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { pageAsked } from "../../shared/request/page-asked";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { checkCoupon, place } from "./place";
import { type Asked, offerStatements, readOffer, toOffer } from "./read-offer";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
