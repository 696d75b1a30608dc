import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import {
	offeredCourseTopics,
	offeredEntries,
	readTaxonomy,
	TAXONOMY_KINDS,
} from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { createCourse } from "../../create-course.server";
import { NewCourseForm } from "../schemas";

/** What the form of a new course offers. */
export async function newCoursePageData(db: Database, language: Language) {
	const t = getFixedT(language, "course-editor");
	return {
		title: t("new.title"),
		description: t("new.description"),
		language,
		...(await findChoices(db, language)),
		longestTitle: constraintsOf(NewCourseForm).title?.maxLength,
	};
}
export type NewCourseView = Awaited<ReturnType<typeof newCoursePageData>>;

async function findChoices(db: Database, language: Language) {
	const { topics, levels } = readTaxonomy(await listTaxonomy(db, language));
	const choice = ({ key, name }: { key: string; name: string }) => ({ key, name });
	return { topics: offeredCourseTopics(topics).map(choice), levels: offeredEntries(levels).map(choice) };
}

type Input = { posted: FormData; editorId: number; requestId: string; now: Date };
type Result = { ok: true; courseId: number } | { ok: false; reply: FormReply };

const key = errorKeys<"course-editor">();

/** Creates a course of the one who asks from the form; what is not there is refused. */
export async function answerNewCourse(db: Database, { posted, editorId, requestId, now }: Input): Promise<Result> {
	const form = parseForm(posted, NewCourseForm);
	if (form.status !== "success") return { ok: false, reply: form.reply() };
	const { topics, levels } = await findChoices(db, form.value.language);
	const offered = { topic: topics, level: levels };
	const missing = TAXONOMY_KINDS.filter((kind) => !offered[kind].some((one) => one.key === form.value[kind]));
	if (missing.length > 0) {
		const fieldErrors = Object.fromEntries(missing.map((kind) => [kind, [{ key: key("errors.choose") }]]));
		return { ok: false, reply: form.reply({ fieldErrors }) };
	}
	const made = await createCourse(db, { ...form.value, currency: CHARGED_CURRENCY, by: editorId, requestId, now });
	return { ok: true, ...made };
}
