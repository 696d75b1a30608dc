import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { countBegunQuizzes, findCorrections, listRegrades } from "#app/features/learning/quizzes/face.server.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { curriculumOf } from "../curriculum/outline.server";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import { courseName, type EditedCourse, factsOf, titleOf } from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { correctionsView, regradesView } from "../marks/marks-view.server";
import { nextLessons } from "../marks/next-lessons";
import { UNDO_MS } from "../marks/undo-marks.server";
import { readPartKey } from "../parts/part-names";
import { questionsPath } from "../questions/questions-path";
import { scheduleView } from "../schedule/schedule-view.server";
import { listSchedules } from "../schedule/schedules.repository.server";
import { checkDrafts } from "./check-drafts.server";
import { countConcerned, countEnrolled } from "./effect.repository.server";
import { listCaptioned } from "./films/captions.repository.server";
import { formerCaptions, uncaptionedFilms } from "./films/film-captions";
import { type FilmChange, filmChange } from "./films/film-change";
import type { DraftProblem, PartProblem } from "./part-problems";
import { publishRows } from "./publish-rows";

/** Who was in a lesson so lately is inside it. */
const INSIDE_MS = 15 * MINUTE_MS;

/** How long a failed publication is listed. */
const FAILURES_SHOWN_MS = 14 * DAY_MS;

/** More things that block are counted, not listed: a page of markup that was pasted has thousands. */
const MOST_PROBLEMS = 100;

/** Fields of a lesson that are written beside its questions. */
const RULES: readonly string[] = ["questions", "passPercent", "maxAttempts", "draw", "timeLimitMinutes"];

type Input = { user: Pick<CurrentUser, "timeZone">; language: Language; now: Date };

/** What could be published, what keeps it from that, and how many learners it concerns. */
export async function publishPageData(db: Database, course: EditedCourse, { user, language, now }: Input) {
	const t = getFixedT(language, "course-editor");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const drafts = [...course.parts.values()].flatMap(({ draft }) => draft ?? []);
	const keys = [...new Set(drafts.map(({ key }) => key))];
	const lessons = keys.map(readPartKey).flatMap(({ kind, key }) => (kind === "lesson" ? [key] : []));
	const films = filmChanges(course, keys);
	const filmWords = course.manifest.filter(([key, of]) => films.has(key) && of !== FACTS_LANGUAGE);
	const [[enrolled], [concerned], [begun], schedules, regrades, whole, captioned] = await db.batch([
		countEnrolled(db, course.id),
		countConcerned(db, {
			courseId: course.id,
			lessons,
			films: [...films.keys()].map((key) => readPartKey(key).key),
			since: new Date(now.getTime() - INSIDE_MS),
		}),
		countBegunQuizzes(db, { courseId: course.id, lessons }),
		listSchedules(db, course.id, new Date(now.getTime() - FAILURES_SHOWN_MS)),
		listRegrades(db, { courseId: course.id, since: new Date(now.getTime() - UNDO_MS) }),
		listChosenDrafts(db, course.documentId, keys),
		listCaptioned(
			db,
			filmWords.map(([, , hash]) => hash),
		),
	]);
	const published = filmWords.map(([key, of, hash]) => ({
		key,
		language: of,
		hasCaptions: captioned.some((one) => one.hash === hash),
	}));
	const wordsToSee = ({ key, language: of }: { key: string; language: string }) => ({
		key,
		language: of,
		title: nameOf(key),
		to: editPath(course.id, key, of),
	});
	const { sound, problems, missing } = await checkDrafts(db, course, whole);
	const corrections = await findCorrections(db, { courseId: course.id, lessons: nextLessons(sound), language });
	const inOrder = [FACTS_LANGUAGE, ...LANGUAGE_CODES];
	const rows = publishRows(curriculumOf(course), drafts).map(({ key, number, isListed, drafts: own }) => ({
		key,
		kind: readPartKey(key).kind,
		number,
		isListed,
		title: titleOf(course, key, language) || readPartKey(key).key,
		to: editPath(course.id, key),
		isNew: !course.parts.get(entryName(key, FACTS_LANGUAGE))?.hash,
		film: films.get(key) ?? null,
		drafts: own
			.toSorted((a, b) => inOrder.indexOf(a.language) - inOrder.indexOf(b.language))
			.map((draft) => ({
				language: draft.language,
				revision: draft.revision,
				by: draft.editorName,
				at: formats.dateTime(draft.editedAt),
			})),
	}));
	const nameOf = (key: string) => titleOf(course, key, language) || readPartKey(key).key;
	const nameOfLesson = (key: string) => nameOf(lessonPart(key));
	const lessonTitles = ({ reason, lessons = [] }: PartProblem) => {
		const titles = lessons.map(nameOfLesson);
		return reason === "circle" ? titles.join(" → ") : listFormat(language).format(titles);
	};
	return {
		title: t("publish.pageTitle", { course: courseName(course, language) }),
		description: t("publish.lede"),
		course: frameOf(course, language),
		rows,
		problems: problems.slice(0, MOST_PROBLEMS).map((one) => ({
			...one,
			title: nameOf(one.key),
			...("lessons" in one && one.lessons ? { lessonTitles: lessonTitles(one) } : {}),
			to: mendPath(course.id, one),
		})),
		unlisted: Math.max(0, problems.length - MOST_PROBLEMS),
		missing: missing.map((one) => ({ ...one, title: nameOf(one.key), to: editPath(course.id, one.key, one.language) })),
		uncaptioned: uncaptionedFilms({ drafts: whole, published, factsOf: (key) => factsOf(course, key) }).map(wordsToSee),
		formerCaptions: formerCaptions({ drafts: whole, published, films }).map(wordsToSee),
		schedules: schedules.map((schedule) => scheduleView(schedule, { course, language, timeZone: user.timeZone })),
		corrections: correctionsView(corrections, { language, nameOf: nameOfLesson }),
		regrades: regradesView(regrades, { language, nameOf: nameOfLesson, timeZone: user.timeZone }),
		today: dayOf(now, user.timeZone),
		zone: user.timeZone,
		effect: {
			enrolled: enrolled?.enrolled ?? 0,
			lessons: lessons.length,
			finished: concerned?.finished ?? 0,
			inside: concerned?.inside ?? 0,
			/** Null where no film changes. */
			watched: films.size > 0 ? (concerned?.watched ?? 0) : null,
			begun: begun?.begun ?? 0,
			attempts: corrections.reduce((sum, { attempts }) => sum + attempts, 0),
		},
	};
}

export type PublishPageData = Awaited<ReturnType<typeof publishPageData>>;

/** What becomes of the films of lessons, by the key of their part; without those that stay. */
function filmChanges(course: EditedCourse, keys: readonly string[]): Map<string, FilmChange> {
	return new Map(
		keys.flatMap((key) => {
			const facts = course.parts.get(entryName(key, FACTS_LANGUAGE));
			const change = facts?.draft ? filmChange(facts.published, facts.draft.body) : null;
			return change ? [[key, change] as const] : [];
		}),
	);
}

/** Where a problem is mended. */
function mendPath(courseId: number, problem: DraftProblem): string {
	const { key: lesson } = readPartKey(problem.key);
	if ("question" in problem) return questionsPath({ courseId, lesson, ...problem });
	if (RULES.includes(problem.field)) return questionsPath({ courseId, lesson });
	const isOfCurriculum = problem.field === "opens" || problem.field === "completes";
	if (isOfCurriculum) return `/instructor-dashboard/courses/${courseId}/curriculum?lesson=${lesson}#lesson-opens`;
	return editPath(courseId, problem.key, problem.language);
}

/** The page of the editor on which a part is written. */
export function editPath(courseId: number, part: string, language = ""): string {
	const { kind, key } = readPartKey(part);
	const base = `/instructor-dashboard/courses/${courseId}`;
	const query = language && language !== FACTS_LANGUAGE ? `?lang=${language}` : "";
	if (kind === "course") return base + query;
	return kind === "lesson" ? `${base}/lessons/${key}${query}` : `${base}/curriculum`;
}
