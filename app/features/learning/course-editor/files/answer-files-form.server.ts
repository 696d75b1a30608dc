import { addCourseFile, removeCourseFile } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_FILE } from "#app/features/learning/authoring/files/course-file.ts";
import { storeUpload } from "#app/features/operations/uploads/face.server.ts";
import type { UploadRefusal } from "#app/features/operations/uploads/upload-answer.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedCourse, titleOf } from "../drafts/edited-course.server";
import { isFacts } from "../parts/part-names";
import { FilesForm } from "./schemas";

type Input = {
	form: FormData;
	course: EditedCourse;
	bucket: R2Bucket;
	by: number;
	language: Language;
	requestId: string;
	now: Date;
};
export type FilesAnswer = {
	reply?: FormReply;
	/** Why a file was not stored. */
	refusal?: UploadRefusal;
	/** What keeps a file from being removed. */
	uses?: string[];
};
type Result =
	| { kind: "done"; search: Record<string, string> }
	| { kind: "answer"; status: 400 | 409; answer: FilesAnswer }
	| { kind: "notFound" };

/** Stores a file sent by a plain form, or removes one that nothing uses. */
export async function answerFilesForm(db: Database, input: Input): Promise<Result> {
	const { course, bucket, by, language, requestId, now } = input;
	const form = parseForm(input.form, FilesForm);
	if (form.status !== "success")
		return { kind: "answer", status: 400, answer: { reply: form.reply({ hideFields: ["file"] }) } };
	if (form.value.intent === "remove") {
		const outcome = await removeCourseFile(db, { id: form.value.id, courseId: course.id, by, requestId, now });
		if (outcome.ok) return { kind: "done", search: { done: "removed" } };
		if (outcome.reason === "notFound") return { kind: "notFound" };
		const uses = outcome.uses.map((use) => useInWords(use, course, language));
		return { kind: "answer", status: 409, answer: { uses: [...new Set(uses)] } };
	}
	const { file, alt } = form.value;
	const outcome = await storeUpload(db, bucket, {
		rule: COURSE_FILE,
		body: file.stream(),
		declaredBytes: file.size,
		name: file.name,
		ownerId: by,
		now,
	});
	if (!outcome.ok) {
		const { reason: refusal } = outcome;
		return { kind: "answer", status: 400, answer: { refusal, reply: form.reply({ hideFields: ["file"] }) } };
	}
	const { id } = outcome.upload;
	await addCourseFile(db, { id, courseId: course.id, ownerId: by, now });
	return { kind: "done", search: { added: id, ...(alt ? { alt } : {}) } };
}

type Use = { place: "draft" | "published" | "version" | "kept"; key: string; language: string; number: number | null };

function useInWords({ place, key, language: of, number }: Use, course: EditedCourse, language: Language): string {
	const t = getFixedT(language, "course-files");
	const part = titleOf(course, key, of) || key;
	const name = isFacts(of) ? t("uses.facts") : (LANGUAGES.find(({ code }) => code === of)?.name ?? of);
	return t(`uses.${place}`, { part, language: name, number: number ?? 0 });
}
