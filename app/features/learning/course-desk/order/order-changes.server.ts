import type { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { isSameState, type OrderState, readOrderChange, stateNow } from "./order-change";

type Found = {
	deeds: Awaited<ReturnType<typeof listDeedsByName>>;
	courses: readonly { id: number; title: string; featured: boolean }[];
};

/** The changes of order and featured course in words, newest first as they come. */
export function orderChanges(
	{ deeds, courses }: Found,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const t = getFixedT(language, "all-courses");
	const formats = formatsFor({ language, timeZone });
	const titleOf = (id: number) => courses.find((course) => course.id === id)?.title || t("untitled", { id });
	const inWords = (state: OrderState) => {
		if ("place" in state) return formats.number(state.place);
		return state.featured === null ? t("changes.none") : titleOf(state.featured);
	};
	const touched = new Set<string>();
	return deeds.flatMap(({ id, deed, subjectId, before, after, at, actorName }) => {
		const change = readOrderChange({ before, after });
		if (!change) return [];
		const isPlace = "place" in change.after;
		const what = isPlace ? `place ${subjectId}` : "featured";
		const isLatest = !touched.has(what);
		touched.add(what);
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: titleOf(Number(subjectId)),
				isUndo: deed === "courses.undo",
				canUndo: isLatest && isSameState(stateNow(courses, Number(subjectId), change.after), change.after),
				differences: [
					{
						label: t(isPlace ? "changes.place" : "changes.featured"),
						from: inWords(change.before),
						to: inWords(change.after),
					},
				],
			},
			formats,
		);
	});
}
