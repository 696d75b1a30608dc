import { deedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { figuresOfSubject, previewLetter, readPreview } from "#app/features/operations/notifications/face.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { announcementPath, senderIn, wordsIn } from "../announcement-words";
import { audienceOf, findOverseen } from "../announcements.repository.server";
import { countAudience } from "../audience.repository.server";
import { ANNOUNCEMENT_CATEGORIES } from "../categories";
import { BY_TEACHER } from "../send/announcement-mail.server";
import { announcementView } from "./announcement-view";
import type { AtDesk } from "./announcements-page-data.server";
import { audienceNames } from "./audience-names.server";

type Input = AtDesk & {
	id: string;
	search: URLSearchParams;
	language: Language;
	timeZone: string;
	readerName: string;
	origin: string;
	now: Date;
};

/** Receivers below which a teacher is shown no figures of deliveries. */
const FEWEST_SHOWN = 5;
const DONE = ["saved", "test", "scheduled", "unscheduled", "sending", "stopped"] as const;

/** Null where there is none. */
export async function announcementPageData(db: Database, input: Input) {
	const { by, desk, id, search, language, timeZone, readerName, origin, now } = input;
	const [row] = await findOverseen(db, id, by);
	if (!row) return null;
	const formats = formatsFor({ language, timeZone });
	const audience = audienceOf(row);
	const isOpen = row.state === "draft" || row.state === "scheduled";
	const [names, { size }, figures, deeds] = await Promise.all([
		audienceNames(db, language, by),
		inBatch(db, { size: isOpen ? countAudience(db, audience) : undefined }),
		figuresOfSubject(db, id),
		deedsOfSubject(db, { kind: "announcement", id }, { language, formats, now }),
	]);
	const view = readPreview(search, language);
	const { language: written, title, body } = wordsIn(row, view.language);
	const link = origin + (row.link ?? announcementPath(id));
	const from = senderIn(row, written);
	const values = { name: readerName, title, body, link, ...from };
	const announcement = announcementView(row, { desk, language, formats, nameOf: names.nameOf, audience });
	const isWithheld = by.scope === "teacher" && (row.total ?? 0) < FEWEST_SHOWN;
	const count = size?.[0]?.count ?? 0;
	return {
		title: announcement.title,
		description: announcement.audienceName,
		announcement,
		options: names.options,
		size: { count, text: formats.number(count) },
		/** A teacher's sight of so few would be one of single people. */
		isWithheld,
		isTeacherDesk: by.scope === "teacher",
		numbers: isWithheld
			? []
			: (["inApp", "opened", "mails", "skipped", "queued", "bounced", "complained"] as const).map((name) => ({
					name,
					value: formats.number(figures.total[name]),
				})),
		skips: isWithheld ? [] : figures.skips.map(({ reason, total }) => ({ reason, count: formats.number(total) })),
		view: { ...view, language: written },
		preview: previewLetter("announcement", {
			inApp: from ? (mailText(written)(`${BY_TEACHER}.inApp`, values) ?? title) : title,
			words: from ? BY_TEACHER : undefined,
			theme: view.theme,
			language: written,
			values,
			origin,
			category: ANNOUNCEMENT_CATEGORIES[0],
		}),
		today: dayOf(now, timeZone),
		zone: timeZone,
		deeds,
		done: DONE.find((one) => one === search.get("done")) ?? null,
	};
}

export type AnnouncementPageData = NonNullable<Awaited<ReturnType<typeof announcementPageData>>>;
