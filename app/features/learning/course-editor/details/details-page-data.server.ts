import { findChosenTopic, listFilms } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { listTeachersOfCourse } from "#app/features/learning/catalog/face.server.ts";
import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import {
	nameOf,
	offeredCourseTopics,
	offeredEntries,
	readTaxonomy,
} from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { CURRENCIES } from "#app/features/money/prices/display-currency.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import { filmNamed } from "#app/shared/uploads/film-address.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { countLearners, findCourseWithSlug } from "../courses.repository.server";
import {
	bodyOf,
	courseName,
	courseTitle,
	type EditedCourse,
	type Editor,
	factsOf,
	findEditedCourse,
	languageState,
	revisionOf,
} from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { sharedFactsIn, wordsIn } from "./course-details";
import { detailsChecks } from "./details-checks";
import { mayChangePrice, priceText } from "./price/answer-price.server";

type Reader = {
	editor: Editor & { capabilities: readonly Capability[]; timeZone: string };
	/** Of the page. */
	language: Language;
	/** `?lang=`, the language that is written. */
	search: URLSearchParams;
	origin: string;
};
export type DetailsView = NonNullable<Awaited<ReturnType<typeof detailsPageData>>>;

/** Null for a course that the editor may not change. */
export async function detailsPageData(db: Database, courseId: number, reader: Reader) {
	const { editor, language: ofPage, search } = reader;
	const asked = search.get("lang");
	const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
	const [course, [taxonomyRows, [learners], teachers, films, [chosen]]] = await Promise.all([
		findEditedCourse(db, { courseId, editor, language }),
		db.batch([
			listTaxonomy(db, ofPage),
			countLearners(db, courseId),
			listTeachersOfCourse(db, courseId),
			listFilms(db, courseId),
			findChosenTopic(db, courseId),
		]),
	]);
	if (!course) return null;
	const t = getFixedT(ofPage, "course-editor");
	const facts = sharedFactsIn(factsOf(course, COURSE_PART));
	const taxonomy = readTaxonomy(taxonomyRows);
	const title = courseTitle(course, ofPage);
	const coverText = wordsIn(bodyOf(course, COURSE_PART, language)).coverText;
	const pictured = { cover: facts.cover, coverText };
	return {
		title: t("details.pageTitle", { course: courseName(course, ofPage) }),
		description: t("details.description"),
		frame: frameOf(course, ofPage),
		language,
		states: LANGUAGE_CODES.map((code) => ({ language: code, state: languageState(course, COURSE_PART, code) })),
		words: wordsIn(bodyOf(course, COURSE_PART, language)),
		/** Beside a translation. */
		english: language === DEFAULT_LANGUAGE ? null : wordsIn(bodyOf(course, COURSE_PART, DEFAULT_LANGUAGE)),
		facts,
		revision: revisionOf(course, COURSE_PART, language),
		factsRevision: revisionOf(course, COURSE_PART, FACTS_LANGUAGE),
		draft: draftOf(course, reader, language),
		films: films.map(({ id, name }) => ({ key: filmNamed(id), name })),
		topics: offeredCourseTopics(taxonomy.topics, [facts.topic]).map(choice),
		/** The topic that an admin has put the course under in place of its own; null for none. */
		chosenTopic: chosen ? nameOf(taxonomy.topics, chosen.chosenTopic) : null,
		levels: offeredEntries(taxonomy.levels, [facts.level]).map(choice),
		checks: detailsChecks({
			language,
			words: bodyOf(course, COURSE_PART, language),
			facts: factsOf(course, COURSE_PART),
			isSlugTaken: await isSlugTaken(db, course, facts.slug),
		}),
		teaching: teachingOf(teachers, editor, search),
		price: {
			amount: moneyText(money(course.priceCents, course.currency)),
			currency: course.currency,
			currencies: [...new Set([...CURRENCIES, course.currency])],
			seen: priceText(course),
			mayChange: mayChangePrice(editor),
			learners: learners?.count ?? 0,
		},
		result: {
			host: new URL(reader.origin).host,
			picture: socialPicture({ origin: reader.origin, language, course: { id: courseId, title, ...pictured } }) ?? null,
		},
	};
}

type TeacherRow = Awaited<ReturnType<typeof listTeachersOfCourse>>[number];

function teachingOf(rows: readonly TeacherRow[], { id: self, role }: Editor, search: URLSearchParams) {
	const teachers = rows
		.filter(({ hasLeft }) => !hasLeft)
		.map(({ id, name, isOwner }) => ({ id, name, isOwner, isSelf: id === self }));
	const told = rows.find(({ id, isOwner }) => !isOwner && String(id) === search.get("teacher"));
	return {
		teachers,
		/** Those beside the owner, in their order. */
		seen: teachers.filter(({ isOwner }) => !isOwner).map(({ id }) => id),
		byName: role === "admin",
		/** Whom the last change was about. */
		told: told ? { id: told.id, name: told.name, hasLeft: told.hasLeft } : null,
	};
}

const choice = ({ key, name }: { key: string; name: string }) => ({ key, name });

/** Only asked for when the address is a draft: a published one is the course's own. */
async function isSlugTaken(db: Database, course: EditedCourse, slug: string): Promise<boolean> {
	if (revisionOf(course, COURSE_PART, FACTS_LANGUAGE) === 0) return false;
	return (await findCourseWithSlug(db, slug, course.id)).length > 0;
}

function draftOf(course: EditedCourse, { editor, language }: Reader, written: Language) {
	const drafts = [written, FACTS_LANGUAGE].flatMap(
		(code) => course.parts.get(entryName(COURSE_PART, code))?.draft ?? [],
	);
	const [latest] = drafts.sort((one, other) => other.editedAt.getTime() - one.editedAt.getTime());
	if (!latest) return null;
	const formats = formatsFor({ language, timeZone: editor.timeZone });
	return { by: latest.editorId === editor.id ? null : latest.editorName, at: formats.dateTime(latest.editedAt) };
}
