import type { Deed } from "#app/features/operations/audit/deeds.ts";
import type { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type ChangedValue, type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { labelInLanguage } from "#app/features/operations/history/label-in-language.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { listAnswerNames } from "./canned.repository.server";
import { type CannedChange, type CannedState, readCannedChange } from "./canned-change";

export const CANNED_DEEDS: readonly Deed[] = [
	"help.addAnswer",
	"help.changeAnswer",
	"help.retireAnswer",
	"help.undoAnswer",
];

type ChangeRows = {
	deeds: Awaited<ReturnType<typeof listDeedsByName>>;
	answers: Awaited<ReturnType<typeof listAnswerNames>>;
};

export function cannedChanges(
	{ deeds, answers }: ChangeRows,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const formats = formatsFor({ language, timeZone });
	const known = new Map(answers.map((answer) => [String(answer.id), answer]));
	return deeds.flatMap(({ id, deed, subjectId, before, after, at, actorName }) => {
		const change = readCannedChange({ before, after });
		if (!change) return [];
		const answer = known.get(subjectId);
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: answer?.title ?? titleIn(change) ?? subjectId,
				isUndo: deed === "help.undoAnswer",
				canUndo: change.before !== null && answer?.version === change.version,
				differences: changedValues(change, language),
			},
			formats,
		);
	});
}

function titleIn({ before, after }: CannedChange): string | undefined {
	return [after, before].map((state) => state?.language && state.words?.title).find(Boolean) || undefined;
}

function changedValues({ before, after }: CannedChange, reader: Language): ChangedValue[] {
	const [t, history] = [getFixedT(reader, "desk"), getFixedT(reader, "history")];
	if (after.retired !== undefined) {
		const yesOrNo = (state: CannedState | null) => history(state?.retired ? "no" : "yes");
		return [{ label: t("canned.used"), from: yesOrNo(before), to: yesOrNo(after) }];
	}
	const wordOf = (state: CannedState | null, part: "title" | "body") => (state?.language && state.words?.[part]) || "";
	return (["title", "body"] as const)
		.map((part) => ({
			label: labelInLanguage(t(part === "title" ? "canned.name" : "canned.text"), after.language),
			from: wordOf(before, part),
			to: wordOf(after, part),
		}))
		.filter(({ from, to }) => from !== to)
		.map(({ label, from, to }) => ({ label, from: from || history("blank"), to: to || history("blank") }));
}
