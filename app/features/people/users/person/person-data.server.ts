import { listOtherTeachers } from "#app/features/learning/authoring/face.server.ts";
import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { lastDayShown } from "#app/features/learning/entitlements/last-day.ts";
import { deedWords, listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { deedViews } from "#app/features/operations/audit/log/deed-view.ts";
import { ownSessions, toOwnSessions } from "#app/features/people/auth/face.server.ts";
import { formatSuspensionEnd, isSuspended, suspensionEnd } from "#app/features/people/auth/suspension.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { rightState } from "../access/right-state";
import { stateOf } from "../list/people-view";
import {
	findPerson,
	listCoursesToGive,
	listEnrollmentsOf,
	listRightsOf,
	listTaughtBy,
	listTicketsOf,
} from "./person.repository.server";
import { lotsOf } from "./person-lots";
import { listLessonsTaken } from "./person-lots.repository.server";
import { moneyStatements } from "./person-money.repository.server";
import { moneyOfPerson } from "./person-money.server";

type PersonQuery = {
	id: number;
	language: Language;
	formats: Formats;
	now: Date;
	/** True when the reader holds `money`; otherwise orders are not queried. */
	seesMoney: boolean;
};
export type PersonData = NonNullable<Awaited<ReturnType<typeof personData>>>;

type Reader = { id: number; capabilities: readonly Capability[]; timeZone: string };

export async function userPageData(
	db: Database,
	{ id, reader, language, schoolZone }: { id: number; reader: Reader; language: Language; schoolZone: string },
) {
	const formats = formatsFor({ language, timeZone: reader.timeZone });
	const seesMoney = reader.capabilities.includes("money");
	const found = await personData(db, { id, language, formats, now: new Date(), seesMoney });
	return (
		found && {
			title: found.person.name,
			description: found.person.email,
			...found,
			schoolZone,
			isSelf: reader.id === id,
			held: reader.capabilities,
		}
	);
}

export type UserPageData = NonNullable<Awaited<ReturnType<typeof userPageData>>>;

/** Reads everything in one batch, formatted for the reader. Null when the person does not exist. */
export async function personData(db: Database, { id, language, formats, now, seesMoney }: PersonQuery) {
	const [
		[person],
		sessions,
		enrollments,
		lessons,
		rights,
		tickets,
		deeds,
		courses,
		taught,
		teachers,
		taxonomy,
		...money
	] = await db.batch([
		findPerson(db, id),
		ownSessions(db, id, now),
		listEnrollmentsOf(db, id, language),
		listLessonsTaken(db, id),
		listRightsOf(db, id, language),
		listTicketsOf(db, id),
		listDeedsOfSubject(db, { kind: "user", id }, { now, limit: 30 }),
		listCoursesToGive(db, language),
		listTaughtBy(db, id, language),
		listOtherTeachers(db, id, now),
		listTaxonomy(db, language),
		...(seesMoney ? moneyStatements(db, id, language) : ([] as const)),
	] as const);
	if (!person) return null;
	const day = (instant: Date | null) => instant && formats.date(instant);

	return {
		person: {
			id,
			name: person.name,
			email: person.email,
			role: person.role,
			capabilities: person.capabilities,
			plan: person.membershipType,
			headline: person.headline,
			picture: person.profileImageUrl,
			...profileOf(person, { language, topics: readTaxonomy(taxonomy).topics }),
			timeZone: person.timeZone,
			language: person.language,
			country: person.country && formats.country(person.country),
			state: stateOf(person, now),
			isVerified: person.emailVerifiedAt !== null,
			hasSecondFactor: person.secondFactorAt !== null,
			secondFactorSince: day(person.secondFactorAt),
			joined: formats.date(person.createdAt),
			lastSeen: person.lastSeenAt.getTime() > 0 ? formats.dateTime(person.lastSeenAt) : null,
			suspension: suspensionOf(person, { formats, now }),
		},
		sessions: toOwnSessions(sessions, { askedBy: "", role: person.role, now }).map((session) => ({
			id: session.id,
			device: [session.browser, session.system].filter(Boolean).join(", "),
			country: session.country && formats.country(session.country),
			lastSeen: formats.dateTime(session.lastSeenAt),
		})),
		enrollments: enrollments.map(({ lastActivityAt, currentLessonId, ...one }) => ({
			...one,
			lots: lotsOf({ id: one.id, currentLessonId }, lessons),
			lastActivity: formats.date(lastActivityAt),
		})),
		rights: rights.map(({ fromAt, untilAt, lastDay, endedAt, endedWhy, isLatest, ...one }) => ({
			...one,
			state: rightState({ untilAt, endedWhy, isLatest }, now),
			from: formats.date(fromAt),
			until: endedAt ? formats.date(endedAt) : lastDayShown({ untilAt, lastDay }, formats),
			lastDay: lastDay ?? "",
		})),
		tickets: tickets.map(({ changedAt, ...one }) => ({ ...one, changed: formats.date(changedAt) })),
		deeds: deedViews(deeds, { formats, t: getFixedT(language, "audit"), words: deedWords(language) }),
		courses,
		taught,
		teachers,
		money: money.length === 3 ? moneyOfPerson(money, { language, formats }) : null,
	};
}

type Person = Awaited<ReturnType<typeof findPerson>>[number];

/** The rest of their profile, in the reader's words; null where they say nothing. */
function profileOf(
	{ bio, spoken, interests }: Person,
	{ language, topics }: { language: Language; topics: readonly { key: string; name: string }[] },
) {
	const names = new Intl.DisplayNames(language, { type: "language" });
	const chosen = topics.filter(({ key }) => interests?.includes(key));
	return {
		/** Rendered as when the profile is saved. */
		bioHtml: bio?.trim() ? renderMarkdown(bio) : null,
		spoken:
			joinParts(
				language,
				(spoken ?? []).map((code) => names.of(code)),
			) || null,
		interests:
			joinParts(
				language,
				chosen.map(({ name }) => name),
			) || null,
	};
}

function suspensionOf(person: Person, { formats, now }: { formats: Formats; now: Date }) {
	if (!person.suspendedAt || !isSuspended(person, now)) return null;
	return {
		since: formats.dateTime(person.suspendedAt),
		until: formatSuspensionEnd(suspensionEnd(person), formats),
		why: person.suspendedWhy ?? "",
	};
}
