import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import type { SettingKey } from "../setting-keys";
import type { SettingText } from "./setting-reading";

export type SettingAnswer =
	| { kind: "invalid" | "changedMeanwhile"; key: SettingKey; reply: FormReply }
	| { kind: "preview"; key: SettingKey; reply: FormReply; after: SettingText }
	| { kind: "notUndone"; error: FormMessage };

export function answerFor(key: SettingKey, answer: SettingAnswer | undefined) {
	return answer && answer.kind !== "notUndone" && answer.key === key ? answer : undefined;
}
