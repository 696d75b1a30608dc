import type { Category } from "#app/features/operations/notifications/category.ts";
import type { Channel } from "#db/schema/operations/notifications.ts";
import type { Mode } from "#db/schema/people/inbox.ts";
import { endOfQuiet, type QuietHours } from "./quiet-hours";

/** Why a channel is left out. Words: `skips.<reason>` of `inbox`. */
export const SKIP_REASONS = [
	"noAccount",
	"suspended",
	"off",
	"mailOff",
	"digestsOff",
	"gone",
	"read",
	"addressFails",
	"complained",
	"blocked",
	"muted",
	"notAllowed",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export type Receiver = {
	isSuspended: boolean;
	timeZone: string;
	mailOn: boolean;
	digestsOn: boolean;
	quiet: QuietHours | null;
	/** What is known of the address: it does not work, or its owner has called a mail of ours spam. */
	address: "works" | "fails" | "complained";
};

export type Choices = Partial<Record<Channel, Mode>>;

export type StoredChoice = { category: string; channel: Channel; mode: Mode };

/** What was chosen for one category. */
export function choicesOf(all: readonly StoredChoice[], category: string): Choices {
	return Object.fromEntries(all.filter((one) => one.category === category).map(({ channel, mode }) => [channel, mode]));
}

export type MailPlan =
	| { kind: "now" }
	| { kind: "later"; until: Date }
	| { kind: "digest"; mode: "daily" | "weekly" }
	| { kind: "skipped"; reason: SkipReason };

/** What somebody has chosen for a category, or its default. Null: it has no such channel. */
export function modeOf(category: Category, channel: Channel, choices: Choices): Mode | null {
	const usual = channel === "mail" ? category.mail : category.app === null ? null : category.app ? "instant" : "off";
	if (usual === null || category.mandatory) return usual;
	return choices[channel] ?? usual;
}

export function isShownInApp(category: Category, choices: Choices): boolean {
	return modeOf(category, "app", choices) === "instant";
}

/** How a mail leaves. What is mandatory is tried whatever is known of the address. */
export function planMail(category: Category, receiver: Receiver, choices: Choices, now: Date): MailPlan {
	if (category.mandatory) return { kind: "now" };
	const skipped = (reason: SkipReason): MailPlan => ({ kind: "skipped", reason });
	const mode = modeOf(category, "mail", choices);
	if (receiver.isSuspended) return skipped("suspended");
	if (mode === null || mode === "off") return skipped("off");
	if (!receiver.mailOn) return skipped("mailOff");
	if (receiver.address === "fails") return skipped("addressFails");
	if (receiver.address === "complained") return skipped("complained");
	if (mode !== "instant") return receiver.digestsOn ? { kind: "digest", mode } : skipped("digestsOff");
	const until = receiver.quiet && !category.isUrgent ? endOfQuiet(receiver.quiet, receiver.timeZone, now) : null;
	return until ? { kind: "later", until } : { kind: "now" };
}
