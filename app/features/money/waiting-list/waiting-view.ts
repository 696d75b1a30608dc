import type { TFunction } from "i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import type { formatsFor } from "#app/shared/words/formats.ts";
import type { WaitingRow } from "./waiting.repository.server";

export type WaitingView = ReturnType<typeof waitingView>;

export function thingName(row: WaitingRow, t: TFunction<"pricing">): string {
	const { planSlug, planName, courseTitle, thingId } = row;
	if (planSlug !== null) return planWords(t, { slug: planSlug, name: planName }).name;
	return courseTitle || `#${thingId}`;
}

export function waitingView(row: WaitingRow, t: TFunction<"pricing">, formats: ReturnType<typeof formatsFor>) {
	const { id, email, userId, thingKind, language, agreedAt } = row;
	return { id, email, userId, thingKind, language, thing: thingName(row, t), agreed: formats.dateTime(agreedAt) };
}
