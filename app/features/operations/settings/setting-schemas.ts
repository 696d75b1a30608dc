import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { CLAIM_MODES } from "./claim-mode";
import type { SettingKey } from "./setting-keys";

const key = errorKeys<"settings">();

const mode = z.enum(CLAIM_MODES, key("errors.mode"));
const between = (min: number, max: number) =>
	z
		.number(key("errors.whole"))
		.int(key("errors.whole"))
		.min(min, key("errors.tooSmall"))
		.max(max, key("errors.tooLarge"));
const figure = between(0, 10_000_000);
const factor = z.number(key("errors.number")).min(0, key("errors.tooSmall")).max(10_000, key("errors.tooLarge"));
const rate = z.number(key("errors.number")).gt(0, key("errors.rate")).max(100_000, key("errors.tooLarge"));

/** So many testimonials are shown at most. */
const TESTIMONIAL_LIMIT = 6;

const filled = { missing: key("errors.text"), long: key("errors.long") };

/** What somebody of a level of trust may write in the forum. */
const forumLevel = z.strictObject({
	postsPerHour: between(0, 1000),
	postsPerDay: between(0, 10_000),
	topicsPerDay: between(0, 1000),
	editsPerDay: between(0, 10_000),
	links: between(0, 100),
	pictures: between(0, 100),
	mentions: between(0, 100),
});
const list = optionalText(5_000, key("errors.long"));

/** Percentages are integers, prices in US cents, rates per US dollar. */
export const SETTING_SCHEMAS = {
	successRate: z.strictObject({ mode, percent: between(0, 100) }),
	spotsLeft: z.strictObject({ mode, count: figure }),
	successStories: z.strictObject({ mode, count: figure }),
	guaranteeDays: z.strictObject({ mode, days: between(1, 3650) }),
	enrolledLastDay: z.strictObject({ mode, factor, fallback: figure }),
	successStoriesMultiplier: z.strictObject({ mode, factor, fallback: figure }),
	/** A discount of 50 percent shows a struck-through price of twice the amount. */
	discount: z.strictObject({ mode, percentOff: between(1, 90) }),
	affiliate: z.strictObject({ mode, percent: between(1, 100), isLaunchSpecial: z.boolean() }),
	displayPrice: z.strictObject({ mode, priceCents: between(0, 100_000_000) }),
	displayRates: z.strictObject({ CAD: rate, GBP: rate, EUR: rate, AUD: rate, MXN: rate, BRL: rate }),
	/** What happens after a failed renewal, and when the member is reminded. */
	membership: z.strictObject({
		graceDays: between(0, 60),
		retries: between(0, 10),
		retryEveryDays: between(1, 30),
		remindDays: between(1, 30),
	}),
	/** True: the guarantee covers each payment of a membership, not only the first. */
	guaranteeScope: z.strictObject({ everyPayment: z.boolean() }),
	/** True: another admin approves drafts of terms. */
	glossaryApproval: z.strictObject({ secondPerson: z.boolean() }),
	/** True: what instructors write of a course is published by an admin. */
	courseApproval: z.strictObject({ byAdmin: z.boolean() }),
	operator: z.strictObject({
		name: requiredLine(120, filled),
		address: requiredText(300, filled),
		contactEmail: emailText({ missing: key("errors.email"), invalid: key("errors.email") }),
	}),
	/** True: admins without a second factor cannot use the desk. Checked when the session is read. */
	adminSecurity: z.strictObject({ secondFactor: z.boolean() }),
	/** True: the overview lists what to do before the school opens, until all of it is done. */
	setupList: z.strictObject({ shown: z.boolean() }),
	/**
	 * The terms in force; `affiliate` has the advertised figures. The minimum is in US cents; `minimumIn` converts
	 * it.
	 */
	affiliateProgram: z.strictObject({
		ratePercent: between(0, 100),
		months: between(1, 120),
		cookieDays: between(1, 365),
		holdDays: between(0, 365),
		minimumCents: between(0, 10_000_000),
	}),
	testimonials: z.strictObject({ mode, limit: between(1, TESTIMONIAL_LIMIT) }),
	forumNew: forumLevel,
	forumMember: forumLevel,
	forumRegular: forumLevel,
	forumTrusted: forumLevel,
	/** One entry a line. Blocked: the post is refused; watched: it waits for a moderator. */
	forumLists: z.strictObject({ blockedWords: list, blockedHosts: list, watchedWords: list }),
	/** Links that wait for a moderator; 0 holds none. */
	forumHolds: z.strictObject({ firstLinks: between(0, 20), editedLinkDays: between(0, 3650) }),
} as const satisfies Record<SettingKey, z.ZodType>;

export type Settings = { [K in SettingKey]: z.infer<(typeof SETTING_SCHEMAS)[K]> };
