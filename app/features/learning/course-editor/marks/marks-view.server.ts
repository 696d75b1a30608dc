import type { Correction, RegradeEffect } from "#app/features/learning/quizzes/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { MOST_MARKS, writeMarkName } from "./mark-choices";
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
	lessonKey: string;
	questions: Record<string, { number: number }>;
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
	const t = getFixedT(language, "course-marks");
	const formats = formatsFor({ language, timeZone });
	return regrades.map(({ id, lessonKey, questions, state, changed, passed, createdAt }) => {
		const numbers = Object.values(questions)
			.map(({ number }) => number)
			.sort((a, b) => a - b)
			.map(String);
		const canBeUndone = state === "waiting" || state === "done";
		return {
			id,
			title: t("regraded", {
				count: numbers.length,
				numbers: listFormat(language).format(numbers),
				lesson: nameOf(lessonKey),
			}),
			state,
			result: joinSentences(language, [
				state !== "waiting" && t("result.changed", { count: changed }),
				state !== "waiting" && passed > 0 && t("result.passed", { count: passed }),
				canBeUndone && t("until", { at: formats.dateTime(new Date(createdAt.getTime() + UNDO_MS)) }),
			]),
			canBeUndone,
		};
	});
}

export type CorrectionView = ReturnType<typeof correctionsView>[number];
export type RegradeView = ReturnType<typeof regradesView>[number];
