import type { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type ChangedValue, type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { labelInLanguage } from "#app/features/operations/history/label-in-language.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { TAXONOMY_KINDS, type TaxonomyKind } from "../taxonomy.ts";
import { drawingWords } from "./drawing-words.ts";
import { readTaxonomyChange, type TaxonomyChange, type TaxonomyState } from "./taxonomy-change.ts";
import type { StoredEntry } from "./taxonomy-desk.repository.server.ts";
import { AUDIT_SUBJECT_OF_KIND } from "./write-taxonomy-change.server.ts";

type Found = {
	deeds: Awaited<ReturnType<typeof listDeedsByName>>;
	entries: Record<TaxonomyKind, readonly StoredEntry[]>;
};

/** The changes of topics and levels in words, newest first as they come. */
export function taxonomyChanges(
	{ deeds, entries }: Found,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const formats = formatsFor({ language, timeZone });
	const nameOfTopic = (key: string) => entries.topic.find((topic) => topic.key === key)?.names[language];
	return deeds.flatMap(({ id, deed, subjectKind, subjectId, before, after, at, actorName }) => {
		const kind = TAXONOMY_KINDS.find((one) => AUDIT_SUBJECT_OF_KIND[one] === subjectKind);
		const change = readTaxonomyChange({ before, after });
		if (!kind || !change) return [];
		const entry = entries[kind].find(({ key }) => key === subjectId);
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: entry?.names[language] ?? subjectId,
				isUndo: deed === "taxonomy.undo",
				canUndo: change.before !== null && entry?.version === change.version,
				differences: changedValues(change, language, nameOfTopic),
			},
			formats,
		);
	});
}

function changedValues(
	{ before, after }: TaxonomyChange,
	language: Language,
	nameOfTopic: (key: string) => string | undefined,
): ChangedValue[] {
	const [t, history] = [getFixedT(language, "taxonomy"), getFixedT(language, "history")];
	const yesOrNo = (is: boolean | undefined) => (is === undefined ? "" : history(is ? "yes" : "no"));
	const values = (state: TaxonomyState | null): [label: string, value: string][] => {
		if (!state) return [];
		if ("retired" in state) return [[t("offered"), yesOrNo(!state.retired)]];
		if ("place" in state) return [[t("place"), String(state.place)]];
		if ("mergedInto" in state) {
			const into = state.mergedInto === null ? "" : (nameOfTopic(state.mergedInto) ?? state.mergedInto);
			return [[t("mergedInto"), into]];
		}
		return [
			...LANGUAGE_CODES.map((code): [string, string] => [labelInLanguage(t("name"), code), state.names[code]]),
			...LANGUAGE_CODES.map((code): [string, string] => [
				labelInLanguage(t("descriptions"), code),
				state.descriptions?.[code] ?? "",
			]),
			[t("slug"), state.slug ?? ""],
			[t("drawing"), state.drawing === undefined ? "" : drawingWords(t, state.drawing)],
			[t("forCourses"), yesOrNo(state.forCourses)],
		];
	};
	const was = new Map(values(before));
	return values(after)
		.map(([label, to]) => ({ label, from: was.get(label) ?? "", to }))
		.filter(({ from, to }) => from !== to)
		.map(({ label, from, to }) => ({ label, from: from || history("blank"), to: to || history("blank") }));
}
