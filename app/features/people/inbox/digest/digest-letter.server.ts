import { CATEGORY_GROUPS } from "#app/features/operations/notifications/category.ts";
import type { SwitchLinks } from "#app/features/operations/notifications/delivery.ts";
import { greeting } from "#app/features/operations/notifications/letter/greeting.ts";
import { letterDocument, letterHtml } from "#app/features/operations/notifications/letter/letter-html.ts";
import type { LetterFoot, LetterItem, LetterPart } from "#app/features/operations/notifications/letter/letter-parts.ts";
import { letterText } from "#app/features/operations/notifications/letter/letter-text.ts";
import { appOf, type NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import type { CalendarDay } from "#app/shared/calendar-day.ts";
import { cutText } from "#app/shared/cut-text.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { DIGEST_MINUTE, DIGEST_WEEKDAY } from "../deliver/digest-time";
import type { NotificationView } from "../list/notification-view.server";

type Links = SwitchLinks & { weekly: string };
type Times = { digestMinute: number; digestWeekday: number };
type Digest = {
	language: Language;
	name: string;
	/** At least one. */
	views: readonly NotificationView[];
	kinds: NotificationKinds;
	digest: { mode: "daily" | "weekly"; day: CalendarDay };
	settings: Times | null | undefined;
	/** That end and change digests. */
	links: Links | null | undefined;
	origin: string;
};

/**
 * A digest in its receiver's language: first what waits for an answer, with the only button, then the rest by group.
 * Each line leads to what it is about, the foot says why it came.
 */
export function writeDigest({ language, name, views, kinds, digest, settings, links, origin }: Digest) {
	const { mode, day } = digest;
	const t = getFixedT(language, "people-mail");
	const inbox = getFixedT(language, "inbox");
	const asking = views.find(({ kind }) => appOf(kinds, kind)?.isAsking);
	const others = views.filter((view) => view !== asking);
	const itemOf = ({ id, kind, title, text, when, count }: NotificationView): LetterItem => ({
		title,
		href: `${origin}/notifications/${id}`,
		quote: text && !appOf(kinds, kind)?.isPrivate ? t("digest.quote", { quote: cutText(text, LONGEST_QUOTE) }) : null,
		meta: count > 1 ? `${when} · ${inbox("newCount", { count })}` : when,
	});
	const subject = t("digest.subject", { count: views.length, first: (asking ?? views[0])?.title });
	const parts: LetterPart[] = [
		{ kind: "title", text: subject },
		{ kind: "text", text: `${greeting(name, language)}\n${t(`digest.${mode}`)}` },
	];
	const action = asking && mailText(language)(`${asking.kind}.action`);
	if (asking) parts.push({ kind: "card", action: action ?? inbox("open"), ...itemOf(asking) });
	for (const group of CATEGORY_GROUPS) {
		const ofGroup = others.filter((view) => view.group === group);
		if (ofGroup.length === 0) continue;
		parts.push({ kind: "heading", text: inbox(`groups.${group}`) });
		parts.push(...ofGroup.map((view) => ({ kind: "item" as const, ...itemOf(view) })));
	}
	parts.push({ kind: "second", label: inbox("allNotifications"), href: `${origin}/notifications` });

	const foot = footOf({ language, mode, settings, links });
	const date = dateFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
	const html = letterHtml({ parts, foot, date, origin });
	return {
		subject,
		text: letterText({ parts, foot }),
		html,
		document: letterDocument(html, { language, subject }),
	};
}

function footOf({
	language,
	mode,
	settings,
	links,
}: { mode: "daily" | "weekly" } & Pick<Digest, "language" | "settings" | "links">): LetterFoot {
	const t = getFixedT(language, "people-mail");
	const { digestMinute = DIGEST_MINUTE, digestWeekday = DIGEST_WEEKDAY } = settings ?? {};
	const time = dateFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(digestMinute * MINUTE_MS);
	const day = dateFormat(language, { weekday: "long", timeZone: "UTC" }).format(SUNDAY + digestWeekday * DAY_MS);
	const ways = links
		? [
				{ label: t("digest.stop"), href: links.stop },
				...(mode === "daily" ? [{ label: t("digest.weeklyInstead"), href: links.weekly }] : []),
				{ label: getFixedT(language, "operations-mail")("foot.preferences"), href: links.preferences },
			]
		: [];
	return {
		why: t(`digest.why.${mode}`, { time, day }),
		links: ways,
		note: t("digest.note"),
		signature: getFixedT(language, "operations-mail")("signature"),
	};
}

const SUNDAY = Date.UTC(2026, 0, 4);
const LONGEST_QUOTE = 240;
