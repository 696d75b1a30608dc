import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { switchLinks } from "#app/features/people/inbox/choices/switch-links.ts";
import { writeDigest } from "#app/features/people/inbox/digest/digest-letter.server.ts";
import type { NotificationView } from "#app/features/people/inbox/list/notification-view.server.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

export const DIGEST_ORIGIN = "https://school.example";

export function digestView(more: Partial<NotificationView> = {}): NotificationView {
	return {
		id: 1,
		kind: "accessGiven",
		category: "access",
		group: "learning",
		icon: "book-open",
		title: "Title",
		text: "",
		to: "/courses/3",
		at: "2026-11-30T07:12:00.000Z",
		when: "08:12 GMT+1",
		why: "Access given, changed or ended",
		day: "today",
		isRead: false,
		count: 1,
		...more,
	};
}

function sampleViews(language: Language): NotificationView[] {
	const text = mailText(language);
	const titled = (kind: string, more: Partial<NotificationView>) =>
		digestView({
			kind,
			title: text(`${kind}.subject`, { course: "Contracts & closings", number: "GR-104" }) ?? kind,
			...more,
		});
	return [
		titled("accessGiven", { id: 1, count: 3 }),
		titled("certificateReady", { id: 2, category: "certificates" }),
		titled("ticketAnswered", {
			id: 3,
			group: "account",
			category: "requests",
			text: "Which contract do I need in Setúbal?",
		}),
		titled("nameNeeded", { id: 4, category: "certificates" }),
	];
}

type Sample = Partial<Pick<Parameters<typeof writeDigest>[0], "views" | "kinds">> & { mode?: "daily" | "weekly" };

/** Kinds of which one waits for an answer. */
const ASKING_FOR_A_NAME: NotificationKinds = {
	mails: {},
	categories: new Map(),
	inApp: [
		{
			kinds: ["nameNeeded"],
			app: { find: () => null, say: () => null, groupOf: () => "", isAsking: true, isPrivate: false },
		},
	],
};

/** A digest of four notifications of several groups, of which one waits for an answer. */
export function writeSampleDigest(
	language: Language,
	{ views = sampleViews(language), kinds = ASKING_FOR_A_NAME, mode = "daily" }: Sample = {},
) {
	return writeDigest({
		language,
		name: "Amara Okafor",
		views,
		kinds,
		digest: { mode, day: "2026-11-30" },
		settings: { digestMinute: 450, digestWeekday: 1 },
		links: switchLinks(DIGEST_ORIGIN, { linkKey: "key", category: "digests" }),
		origin: DIGEST_ORIGIN,
	});
}
