import { errorKeys } from "#app/shared/forms/form-message.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";

const key = errorKeys<"forum">();

type Reader = { language: Language; timeZone: string };
type Message = { refused: string; values?: { until: string } };

/** Until when somebody may not write; `null` is for good. */
export function silencedMessage(until: Date | null, reader: Reader): Message {
	if (until === null) return { refused: key("errors.silencedForGood") };
	return { refused: key("errors.silenced"), values: { until: formatsFor(reader).dateTime(until) } };
}
