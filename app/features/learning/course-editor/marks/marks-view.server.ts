import type { Correction, RegradeEffect } from "#app/features/learning/quizzes/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinSentences, labelledValue } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type MarkChoice, MOST_MARKS, writeMarkName } from "./mark-choices";
import { UNDO_MS } from "./undo-marks.server";

type Reader = { language: Language; nameOf: (lesson: string) => string };

/** Questions whose answer keys would change, with what each choice would do, in words. */
export function correctionsView(corrections: readonly Correction[], { language, nameOf }: Reader) {
	const t = getFixedT(language, "course-marks");
	return corrections.slice(0, MOST_MARKS).map((one) => ({
		name: writeMarkName(one),
		title: t("question", { number: one.number, lesson: nameOf(one.lesson) }),
		prompt: one.prompt,
		attempts: t(one.isBounded ? "sample" : "attempts", { count: one.attempts }),
		full: effectInWords(one.effects.full, language),
		again: effectInWords(one.effects.again, language),
	}));
}

function effectInWords({ rise, fall, pass }: RegradeEffect, language: Language): string {
	const t = getFixedT(language, "course-marks");
	return joinSentences(language, [
		rise > 0 && t("effect.rise", { count: rise }),
		fall > 0 && t("effect.fall", { count: fall }),
		rise === 0 && fall === 0 && t("effect.none"),
		pass > 0 ? t("effect.pass", { count: pass }) : t("effect.noPass"),
		t("effect.noLoss"),
	]);
}

type Regrade = {
	id: string;
	versionId: string;
	lessonKey: string;
	questions: Record<string, { number: number; choice: "full" | "again" }>;
	state: "waiting" | "done" | "undoing" | "undone";
	changed: number;
	passed: number;
	createdAt: Date;
};

/** Marks given again in the last day, which can still be taken back. */
export function regradesView(
	regrades: readonly Regrade[],
	{ language, nameOf, timeZone }: Reader & { timeZone: string },
) {
	return regrades.map((regrade) => {
		const { id, lessonKey, questions, state } = regrade;
		const canBeUndone = state === "waiting" || state === "done";
		return {
			id,
			title: questionsInWords(Object.values(questions), { language, lesson: nameOf(lessonKey) }),
			state,
			result: resultInWords(regrade, { language, timeZone, canBeUndone }),
			canBeUndone,
		};
	});
}

/** Such as: “Closing”, questions 1 and 3. */
function questionsInWords(
	questions: readonly { number: number }[],
	{ language, lesson }: { language: Language; lesson: string },
) {
	const numbers = questions
		.map(({ number }) => number)
		.sort((a, b) => a - b)
		.map(String);
	const t = getFixedT(language, "course-marks");
	return t("regraded", { count: numbers.length, numbers: listFormat(language).format(numbers), lesson });
}

type Said = { language: Language; timeZone: string; canBeUndone: boolean };

function resultInWords({ state, changed, passed, createdAt }: Regrade, { language, timeZone, canBeUndone }: Said) {
	const t = getFixedT(language, "course-marks");
	const formats = formatsFor({ language, timeZone });
	return joinSentences(language, [
		state !== "waiting" && t("result.changed", { count: changed }),
		state !== "waiting" && passed > 0 && t("result.passed", { count: passed }),
		canBeUndone && t("until", { at: formats.dateTime(new Date(createdAt.getTime() + UNDO_MS)) }),
	]);
}

/** A question whose answer key a version has changed. */
type ChangedQuestion = { lesson: string; question: string; number: number };
type Version = { id: string; changed: readonly ChangedQuestion[] };

/** What was decided about the marks when a version changed answer keys, lesson by lesson. */
export function versionMarks(
	{ id: versionId, changed }: Version,
	regrades: readonly Regrade[],
	{ language, nameOf, timeZone, now }: Reader & { timeZone: string; now: Date },
) {
	const t = getFixedT(language, "course-marks");
	const own = regrades.filter((regrade) => regrade.versionId === versionId);
	const say = (choice: MarkChoice, questions: readonly { number: number }[], lesson: string) =>
		labelledValue(language, questionsInWords(questions, { language, lesson: nameOf(lesson) }), t(`versions.${choice}`));
	const decided = own.map((regrade) => {
		const { id, state, lessonKey, questions, createdAt } = regrade;
		const isRecent = now.getTime() - createdAt.getTime() < UNDO_MS;
		const canBeUndone = isRecent && (state === "waiting" || state === "done");
		const byChoice = Map.groupBy(Object.values(questions), ({ choice }) => choice);
		return {
			key: id,
			lines: [...byChoice].map(([choice, group]) => say(choice, group, lessonKey)),
			regrade: { id, state, result: resultInWords(regrade, { language, timeZone, canBeUndone }), canBeUndone },
		};
	});
	const kept = changed.filter(
		({ lesson, question }) => !own.some(({ lessonKey, questions }) => lessonKey === lesson && question in questions),
	);
	const keptLines = [...Map.groupBy(kept, ({ lesson }) => lesson)].map(([lesson, group]) => ({
		key: lesson,
		lines: [say("keep", group, lesson)],
		regrade: null,
	}));
	return [...decided, ...keptLines];
}

export type CorrectionView = ReturnType<typeof correctionsView>[number];
export type VersionMarks = ReturnType<typeof versionMarks>;
export type RegradeView = ReturnType<typeof regradesView>[number];
