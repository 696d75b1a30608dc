import type { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type ChangedValue, type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { labelInLanguage } from "#app/features/operations/history/label-in-language.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES, type Language, languageName } from "#app/shared/words/languages.ts";
import { type CategoryChange, type CategoryState, readCategoryChange } from "./category-change";
import type { DeskCategory } from "./desk.repository.server";

export type EntranceNames = { plan: (id: number) => string; course: (id: number) => string };
type CategoryHistory = {
	deeds: Awaited<ReturnType<typeof listDeedsByName>>;
	categories: readonly DeskCategory[];
	names: EntranceNames;
};

/** The changes of categories in words, newest first as they come. */
export function categoryChanges(
	{ deeds, categories, names }: CategoryHistory,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const formats = formatsFor({ language, timeZone });
	return deeds.flatMap(({ id, deed, subjectId, before, after, at, actorName }) => {
		const change = readCategoryChange({ before, after });
		if (!change) return [];
		const category = categories.find(({ key }) => key === subjectId);
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: category?.names[language] ?? subjectId,
				isUndo: deed === "forum.undoCategory",
				canUndo: change.before !== null && category?.revision === change.revision,
				differences: changedValues(change, language, names),
			},
			formats,
		);
	});
}

function changedValues({ before, after }: CategoryChange, language: Language, names: EntranceNames): ChangedValue[] {
	const [t, history] = [getFixedT(language, "forum-categories"), getFixedT(language, "history")];
	const values = (state: CategoryState | null): [label: string, value: string][] => {
		if (!state) return [];
		if ("retired" in state) return [[t("offered"), history(state.retired ? "no" : "yes")]];
		if ("place" in state) return [[t("place"), String(state.place)]];
		const entrance =
			state.planId !== null
				? t("entersPlan", { plan: names.plan(state.planId) })
				: state.courseId !== null
					? t("entersCourse", { course: names.course(state.courseId) })
					: t("entersAll");
		return [
			...LANGUAGE_CODES.map((code): [string, string] => [labelInLanguage(t("name"), code), state.names[code]]),
			...LANGUAGE_CODES.map((code): [string, string] => [
				labelInLanguage(t("descriptionLabel"), code),
				state.descriptions[code],
			]),
			[t("access"), entrance],
			[t("topicLanguage"), languageName(state.language) ?? t("allLanguages")],
		];
	};
	const was = new Map(values(before));
	return values(after)
		.map(([label, to]) => ({ label, from: was.get(label) ?? "", to }))
		.filter(({ from, to }) => from !== to)
		.map(({ label, from, to }) => ({ label, from: from || history("blank"), to: to || history("blank") }));
}
