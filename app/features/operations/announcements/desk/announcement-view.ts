import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { languagesOf, wordsIn } from "../announcement-words";
import type { Announcement } from "../announcements.repository.server";
import { type Audience, writeAudience } from "../audience";
import { type DeskPath, deskPathOf } from "./desk-paths";

export type AudienceOption = { value: string; label: string };

type About = {
	desk: DeskPath;
	language: Language;
	formats: Formats;
	nameOf: (audience: Audience) => string;
	audience: Audience;
};

/** An announcement as lists and its page show it. */
export function announcementView(row: Announcement, { desk, language, formats, nameOf, audience }: About) {
	const { title } = wordsIn(row, language);
	const { id, state, revision, total, reached, link } = row;
	return {
		id,
		state,
		revision,
		title,
		to: deskPathOf(desk, id),
		link: link ?? "",
		titles: row.titles,
		bodies: row.bodies,
		languages: languagesOf(row),
		audience: writeAudience(audience),
		audienceName: nameOf(audience),
		changedAt: formats.dateTime(row.changedAt),
		sendAt: row.sendAt && formats.dateTime(row.sendAt),
		startedAt: row.startedAt && formats.dateTime(row.startedAt),
		endedAt: row.endedAt && formats.dateTime(row.endedAt),
		progress: {
			reached,
			total,
			reachedText: formats.number(reached),
			totalText: total === null ? null : formats.number(total),
		},
	};
}

export type AnnouncementView = ReturnType<typeof announcementView>;
