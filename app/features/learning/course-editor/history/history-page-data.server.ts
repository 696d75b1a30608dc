import { lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { courseName, type EditedCourse, findEditedCourse, titleOf } from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { versionMarks } from "../marks/marks-view.server";
import { readPartKey } from "../parts/part-names";
import { LESSON_TYPES } from "../parts/part-schemas";
import { PROBLEM_FIELDS } from "../publish/part-problems";
import { editPath } from "../publish/publish-page-data.server";
import { comparedHashes, compareStates, type SettingDifference } from "./compare-states.server";
import { byName, readStoredBodies, stateOfListed, wholeState } from "./course-state.server";
import { type ListedVersion, listCourseVersions, MOST_VERSIONS, VERSIONS_A_PAGE } from "./course-versions.server";
import type { OrderDifference } from "./order-differences";

type Reader = { user: Pick<CurrentUser, "timeZone">; language: Language; search: URLSearchParams; now: Date };
export type HistoryPageData = Awaited<ReturnType<typeof historyPageData>>;
export type ComparisonData = NonNullable<HistoryPageData["comparison"]>;
type Words = ReturnType<typeof getFixedT<"course-history">>;

/** The versions of a course, and what differs between two of them: `from` and `to`, else what is published and the newest. */
export async function historyPageData(db: Database, course: EditedCourse, { user, language, search, now }: Reader) {
	const t = getFixedT(language, "course-history");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const asked = search.get("lang");
	const written = isLanguage(asked) ? asked : language;
	const shown = Math.min(Math.max(Number(search.get("shown")) || 0, VERSIONS_A_PAGE), MOST_VERSIONS);
	const { versions, hasOlder, regrades, taxonomy } = await listCourseVersions(db, course, { shown, language });
	const chosen = chooseTwo(versions, search);
	const nameOf = (version: ListedVersion) => {
		if (version.kind === "draft") return t("list.draft");
		if (version.kind === "version") return t("list.version", { number: version.number });
		return t("list.kept", { at: formats.dateTime(version.at) });
	};
	const nameOfLesson = (lesson: string) => titleOf(course, lessonPart(lesson), language) || lesson;
	return {
		title: t("pageTitle", { course: courseName(course, language) }),
		description: t("description"),
		course: frameOf(course, language),
		versions: versions.map((version) => ({
			point: version.point,
			kind: version.kind,
			name: nameOf(version),
			isPublished: version.kind === "version" && version.isPublished,
			isBeforeRestore: version.kind === "kept" && version.cause === "restored",
			note: version.kind === "kept" && version.cause === "restored" ? "" : version.note,
			by: formats.parts([authorsOf(version, t), formats.dateTime(version.at), ...lengthOf(version, formats)]),
			changed: changedWords(version, t, formats),
			marks: marksOf(version, regrades, { language, nameOf: nameOfLesson, timeZone: user.timeZone, now }),
		})),
		older: hasOlder && shown < MOST_VERSIONS ? shown + VERSIONS_A_PAGE : null,
		hasDraft: versions.some(({ kind }) => kind === "draft"),
		language: written,
		view: search.get("view") === "single" ? ("single" as const) : ("split" as const),
		comparison: chosen ? await comparisonOf(db, { course, chosen, language, written, nameOf, taxonomy }) : null,
	};
}

type Chosen = { was: ListedVersion; is: ListedVersion };

/** The older one first, whichever way they were asked for. */
function chooseTwo(versions: readonly ListedVersion[], search: URLSearchParams): Chosen | null {
	const named = (name: string) => versions.find(({ point }) => point === search.get(name));
	const is = named("to") ?? versions[0];
	const published = versions.find((version) => version.kind === "version" && version.isPublished && version !== is);
	const older = is ? versions.slice(versions.indexOf(is) + 1) : [];
	const was = named("from") ?? published ?? older.find(({ kind }) => kind === "version") ?? older[0];
	if (!was || !is) return null;
	return versions.indexOf(was) >= versions.indexOf(is) ? { was, is } : { was: is, is: was };
}

type Comparing = {
	course: EditedCourse;
	chosen: Chosen;
	/** Of the page. */
	language: Language;
	/** Of the texts. */
	written: Language;
	nameOf: (version: ListedVersion) => string;
	taxonomy: Awaited<ReturnType<typeof listTaxonomy>>;
};

async function comparisonOf(db: Database, { course, chosen, language, written, nameOf, taxonomy }: Comparing) {
	const [older, newer, titled] = await Promise.all([
		stateOfListed(db, course, chosen.was),
		stateOfListed(db, course, chosen.is),
		written === language ? course : findEditedCourse(db, { courseId: course.id, editor: ADMIN, language: written }),
	]);
	if (!older || !newer) return null;
	const published = { parts: byName(course.manifest), isWhole: true };
	const [left, right] = [wholeState(older.state, published), wholeState(newer.state, published)];
	const states = { was: wholeState(older.state, right), is: wholeState(newer.state, left) };
	const known = new Map([...older.bodies, ...newer.bodies]);
	const bodies = await readStoredBodies(db, comparedHashes(states, written), known);
	const found = compareStates(states, bodies, written);
	const t = getFixedT(language, "course-history");
	const labels = labelsIn(language);
	const title = (key: string) => {
		const { kind, key: own } = readPartKey(key);
		if (kind === "course") return t("compare.course");
		return titleOf(titled ?? course, key, kind === "lesson" ? written : language) || own;
	};
	const valuesOf = ({ path, was, is }: SettingDifference) =>
		[was, is].map((value) => {
			if (path === "cover")
				return typeof value === "string" ? t("compare.cover", { name: value.slice(0, 6) }) : t("compare.drawn");
			if (value === null) return t("compare.nothing");
			// As the address of the file begins, since its name may be another one by now.
			const film = filmFileId(String(value));
			if (film) return film.slice(0, 8);
			if (value === "true" || value === "false") return t(value === "true" ? "compare.yes" : "compare.no");
			if (path === "completes") return labels.completion(String(value));
			if (path === "draw") return drawWords(String(value), t);
			const entry = taxonomy.find(({ kind, key }) => kind === path && key === value);
			return entry?.name ?? (path === "type" ? labels.type(String(value)) : String(value));
		});
	return {
		from: { point: chosen.was.point, name: nameOf(chosen.was), isDraft: chosen.was.kind === "draft" },
		to: { point: chosen.is.point, name: nameOf(chosen.is) },
		order: found.order.map((difference) => orderWords(difference, title, t)),
		settings: found.settings.map((setting) => {
			const [was = "", is = ""] = valuesOf(setting);
			return {
				id: `${setting.key} ${setting.path}`,
				part: title(setting.key),
				label: labels.field(setting.path),
				was,
				is,
			};
		}),
		texts: found.texts.map(({ key, hasBefore, fields }) => ({
			key,
			title: title(key),
			to: editPath(course.id, key, written),
			hasBefore,
			isWholePart: readPartKey(key).kind !== "course",
			fields: fields.map(({ path, rows }) => ({
				path,
				label: path.startsWith("figures.")
					? t("compare.drawing", { name: path.slice("figures.".length) })
					: labels.field(path),
				rows,
			})),
		})),
		others: found.others,
		parts: found.texts.length,
		counts: found.counts,
		isCoarse: found.isCoarse,
	};
}

/** What was decided about the marks, where a version changed answer keys. */
function marksOf(version: ListedVersion, regrades: Regrades, reader: Parameters<typeof versionMarks>[2]) {
	if (version.kind !== "version") return [];
	const changed = version.changedKeys.map((one) => ({ ...one, number: one.place + 1 }));
	return versionMarks({ id: version.id, changed }, regrades, reader);
}

type Regrades = Awaited<ReturnType<typeof listCourseVersions>>["regrades"];

/** The course was opened by its editor already. */
const ADMIN = { id: 0, role: "admin" };

function orderWords(difference: OrderDifference, title: (key: string) => string, t: Words): string {
	const module = title(modulePart(difference.module));
	switch (difference.kind) {
		case "moduleAdded":
		case "moduleRetired":
			return t(`order.${difference.kind}`, { module });
		case "moduleMoved":
			return t("order.moduleMoved", { module, from: difference.from, to: difference.to });
		case "lessonAdded":
		case "lessonRetired":
			return t(`order.${difference.kind}`, { module, lesson: title(lessonPart(difference.lesson)) });
		case "lessonPlaced": {
			const { from, to } = difference;
			return t("order.lessonPlaced", { module, lesson: title(lessonPart(difference.lesson)), from, to });
		}
		case "lessonMoved": {
			const former = title(modulePart(difference.former));
			return t("order.lessonMoved", { module, former, lesson: title(lessonPart(difference.lesson)) });
		}
	}
}

/** Each line is a number of questions and, where it names one, their tag. */
function drawWords(lines: string, t: Words): string {
	const rows = lines.split("\n").map((line) => {
		const [count, tag] = line.split(" ");
		return tag ? t("compare.drawn", { count: Number(count), tag }) : t("compare.drawnOfAll", { count: Number(count) });
	});
	return rows.join("\n");
}

/** `questions.first.prompt` is the field `questions` with the rest behind it. */
function labelsIn(language: Language) {
	const say = getFixedT(language, "course-editor");
	const openingField = (name: string) => {
		const field = (["days", "at", "timeZone", "after"] as const).find((one) => one === name);
		return field ? say(`fields.opensBy.${field}`) : name;
	};
	return {
		field: (path: string) => {
			const questionField = (one: string) => (one === "tags" || one === "inBank" ? say(`questionFields.${one}`) : one);
			const [name = "", ...rest] = path.split(/[.[\]]+/).filter(Boolean);
			const field = PROBLEM_FIELDS.find((one) => one === name);
			const inner = field === "opens" ? rest.map(openingField) : rest.map(questionField);
			return [field ? say(`fields.${field}`) : name, ...inner].join(" › ");
		},
		completion: (value: string) => (value === "button" ? say("curriculum.inspector.completesBy.button") : value),
		type: (value: string) => {
			const type = LESSON_TYPES.find((one) => one === value);
			return type ? say(`curriculum.types.${type}`) : value;
		},
	};
}

function authorsOf(version: ListedVersion, t: Words): string {
	if (version.kind === "version") return version.author ?? t("list.shipped");
	return version.authors.join(", ");
}

/** How long a sitting took, from one minute on. */
function lengthOf(version: ListedVersion, formats: ReturnType<typeof formatsFor>): string[] {
	if (version.kind !== "kept") return [];
	const minutes = Math.round((version.at.getTime() - version.begunAt.getTime()) / MINUTE_MS);
	return minutes > 0 ? [formats.duration(minutes)] : [];
}

function changedWords({ changes }: ListedVersion, t: Words, formats: ReturnType<typeof formatsFor>): string {
	const parts = [
		changes.course > 0 && t("list.course"),
		changes.modules > 0 && t("list.modules", { count: changes.modules }),
		changes.lessons > 0 && t("list.lessons", { count: changes.lessons }),
	].filter((one) => one !== false);
	return parts.length > 0 ? t("list.changed", { parts: formats.parts(parts) }) : "";
}
