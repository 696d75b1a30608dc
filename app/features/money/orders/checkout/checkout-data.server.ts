import { languageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { couponInQuery } from "#app/features/money/billing/offer-paths.ts";
import { applyCoupon } from "#app/features/money/coupons/face.server.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { countryOrDefault, findProfile } from "#app/features/people/account/face.server.ts";
import type { CurrentUser, UserId } from "#app/features/people/auth/face.server.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findLatestBusiness } from "../business.repository.server";
import { listSoldCourses } from "../sold-courses.repository.server";
import type { CheckoutTools } from "./checkout-tools";
import { checkoutView, countryOptions } from "./checkout-view.server";
import { offerRefusal } from "./offer";
import { type OfferRequest, offerStatements, toOffer } from "./read-offer.server";
import { couponProblem } from "./submit-checkout.server";

type Asking = { userId: UserId; language: Language };

/** One round trip. Null when the URL names nothing for sale. */
export async function readCheckout(db: Database, tools: CheckoutTools, params: URLSearchParams, asking: Asking) {
	const asked = offerRequestOf(params);
	if (!asked) return null;
	const now = new Date();
	const { userId, language } = asking;
	const { findMembership, connection } = tools;
	const country = countryOrDefault(db, userId, connection ?? "");
	const {
		profile: [profile],
		business: [business],
		sold,
		...rows
	} = await inBatch(db, {
		profile: findProfile(db, userId),
		business: findLatestBusiness(db, userId),
		sold: listSoldCourses(db, asked),
		...offerStatements(db, asked, { userId, country, language, findMembership, now }),
	});
	return { asked, profile, business, sold, rows, now };
}

type CheckoutRows = NonNullable<Awaited<ReturnType<typeof readCheckout>>>;
type Reader = { user: CurrentUser; language: Language; params: URLSearchParams };

export async function checkoutPageData(
	db: Database,
	{ gateway, connection, scale }: CheckoutTools,
	{ asked, profile, business, sold, rows, now }: CheckoutRows,
	{ user, language, params }: Reader,
) {
	const country = profile?.country ?? connection ?? "";
	const found = await toOffer(db, rows, asked, { user, country, language, now });
	if (!found) return null;

	const { offer, course, plan } = found;
	const code = couponInQuery(params) ?? "";
	const keys = await personKeys({ userId: user.id, email: user.email });
	const applied = await applyCoupon(db, { code, offer, userId: user.id, personKeys: keys, now, scale });
	const coupon = applied.ok ? applied.coupon : null;
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
			country,
			coupon: code,
			key: newHexId(),
			company: business?.company ?? "",
			address: business?.address ?? "",
		},
		couponProblem: applied.ok ? null : couponProblem(applied),
		closed: gateway ? offerRefusal(offer) : ("noGateway" as const),
		isTest: gateway?.isTest ?? false,
		backTo: offer.kind === "course" ? `/courses/${offer.id}` : "/pricing",
		waitAt: course ? `/waiting-list?course=${course.id}` : `/waiting-list?plan=${plan?.slug ?? ""}`,
		drawing: course ? drawCover(course, { mode: "thumb" }) : null,
	};
}

export function offerRequestOf(params: URLSearchParams): OfferRequest | null {
	const course = Number(params.get("course"));
	if (Number.isSafeInteger(course) && course > 0) return { course };
	const plan = params.get("plan");
	const interval = params.get("interval") === "year" ? "year" : "month";
	return plan ? { plan, interval } : null;
}
