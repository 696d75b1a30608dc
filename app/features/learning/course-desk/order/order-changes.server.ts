import { nameOf, type Topic } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import type { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { isSameState, type OrderState, readOrderChange, stateNow } from "./order-change";

type Found = {
	deeds: Awaited<ReturnType<typeof listDeedsByName>>;
	courses: readonly { id: number; title: string; featured: boolean; topic: string }[];
	topics: readonly Topic[];
};

/** The changes of order, topics and featured course in words, newest first as they come. */
export function orderChanges(
	{ deeds, courses, topics }: Found,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const t = getFixedT(language, "all-courses");
	const formats = formatsFor({ language, timeZone });
	const titleOf = (id: number) => courses.find((course) => course.id === id)?.title || t("untitled", { id });
	const listed = (parts: readonly string[]) => listFormat(language, { type: "unit", style: "short" }).format(parts);
	const inWords = (state: OrderState) => {
		if ("place" in state) return formats.number(state.place);
		// Which courses a change of several has touched is said by its title.
		if ("places" in state) return listed(state.places.map((one) => formats.number(one.place)));
		if ("topics" in state) return listed([...new Set(state.topics.map((one) => nameOf(topics, one.topic)))]);
		return state.featured === null ? t("changes.none") : titleOf(state.featured);
	};
	const touched = new Set<string>();
	return deeds.flatMap(({ id, deed, subjectId, before, after, at, actorName }) => {
		const change = readOrderChange({ before, after });
		if (!change) return [];
		const what = touchedBy(change.after, Number(subjectId));
		const isLatest = !what.some((one) => touched.has(one));
		for (const one of what) touched.add(one);
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: listed(coursesOf(change.after, Number(subjectId)).map(titleOf)),
				isUndo: deed === "courses.undo",
				canUndo: isLatest && isSameState(stateNow(courses, Number(subjectId), change.after), change.after),
				differences: [
					{
						label: t(`changes.${labelOf(change.after)}`),
						from: inWords(change.before),
						to: inWords(change.after),
					},
				],
			},
			formats,
		);
	});
}

/** The courses of a change; `subject` is the one that its audit entry names. */
function coursesOf(state: OrderState, subject: number): number[] {
	if ("places" in state) return state.places.map(({ id }) => id);
	return "topics" in state ? state.topics.map(({ id }) => id) : [subject];
}

function touchedBy(state: OrderState, subject: number): string[] {
	const label = labelOf(state);
	return label === "featured" ? [label] : coursesOf(state, subject).map((id) => `${label} ${id}`);
}

function labelOf(state: OrderState): "place" | "topic" | "featured" {
	if ("topics" in state) return "topic";
	return "featured" in state ? "featured" : "place";
}
