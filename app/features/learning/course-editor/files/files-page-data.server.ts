import { listCourseFiles } from "#app/features/learning/authoring/face.server.ts";
import { isFilm, isPicture } from "#app/features/learning/authoring/files/course-file.ts";
import { fileLabel, fileLinkMarkdown, pictureMarkdown } from "#app/features/learning/authoring/files/file-markdown.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { LONGEST_ALT } from "./alt-limit";

export const FILES_PER_PAGE = 12;
const DONE = ["removed"] as const;

type Input = {
	search: URLSearchParams;
	user: CurrentUser;
	language: Language;
	/** Only what a text can show. */
	isForText?: boolean;
};
export type FilesPageData = Awaited<ReturnType<typeof filesPageData>>;
export type ShownCourseFile = FilesPageData["files"][number];

/** The files of a course, the newest first, as a page of them; also what the lesson editor offers to place again. */
export async function filesPageData(
	db: Database,
	course: EditedCourse,
	{ search, user, language, isForText = false }: Input,
) {
	const t = getFixedT(language, "course-files");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const q = readSearch(search.get("q") ?? "");
	const alt = (search.get("alt") ?? "").slice(0, LONGEST_ALT);
	const all = await listCourseFiles(db, course.id);
	const found = all.filter(({ name, kind }) => hasAllWords(name, q) && !(isForText && isFilm(kind)));
	const pageCount = Math.max(1, Math.ceil(found.length / FILES_PER_PAGE));
	const page = Math.min(Math.max(1, Number.parseInt(search.get("page") ?? "", 10) || 1), pageCount);
	const shown = ({ id, name, kind, bytes, addedAt }: (typeof all)[number], text = "") => ({
		id,
		name,
		bytes,
		isPicture: isPicture(kind),
		isFilm: isFilm(kind),
		size: formatBytes(bytes, language),
		added: formats.date(addedAt),
		markdown: isPicture(kind) ? pictureMarkdown(id, text) : fileLinkMarkdown(id, fileLabel({ name, bytes }, language)),
	});
	const added = all.find(({ id }) => id === search.get("added"));
	return {
		frame: frameOf(course, language),
		title: t("title"),
		description: t("description"),
		q,
		page,
		pageCount,
		total: all.length,
		found: found.length,
		files: found.slice((page - 1) * FILES_PER_PAGE, page * FILES_PER_PAGE).map((file) => shown(file)),
		added: added ? shown(added, alt) : null,
		done: DONE.find((name) => name === search.get("done")) ?? null,
	};
}
