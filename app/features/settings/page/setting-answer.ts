import type { FormValues } from "../setting-form";
import type { SettingKey } from "../setting-keys";

/** What the form of a setting is told when it was not saved: what was typed, and why not. */
export type SettingAnswer =
	| { kind: "invalid"; key: SettingKey; values: FormValues; errors: Record<string, string> }
	| { kind: "changedMeanwhile"; key: SettingKey; values: FormValues }
	| { kind: "preview"; key: SettingKey; values: FormValues; after: string | null }
	| { kind: "notUndone"; error: string };

/** The part of an answer that concerns one form. */
export function answerFor(key: SettingKey, answer: SettingAnswer | undefined) {
	return answer && answer.kind !== "notUndone" && answer.key === key ? answer : undefined;
}
