import type { TFunction } from "i18next";
import { allCoverDesigns, coverDesignOf } from "#app/features/site/illustrations/covers.ts";

/** A sheet of the atlas in words: how its town is laid out, and its colouring; with a number where another has both as well. */
export function drawingWords(t: TFunction<"taxonomy">, drawing: string): string {
	const { name, plan, ground } = coverDesignOf({ id: 0, topicDrawing: drawing });
	const alike = allCoverDesigns().filter((sheet) => sheet.plan === plan && sheet.ground === ground);
	const words = t("drawingOf", { plan: t(`plans.${plan}`), ground: t(`grounds.${ground}`) });
	const number = alike.findIndex((sheet) => sheet.name === name) + 1;
	return number > 1 ? `${words} ${number}` : words;
}
