import type { Database } from "../../../../db/client.server";
import { changeSetting } from "../change-setting.server";
import { readSettings } from "../read-settings";
import { type FormValues, fromFormValues, pathProblems, type SettingProblems } from "../setting-form";
import type { SettingKey } from "../setting-keys";
import { SETTING_SCHEMAS } from "../setting-schemas";
import { findSettings } from "../settings.repository.server";
import { undoSettingChange } from "../undo-setting-change.server";
import type { SettingFormInput } from "./schemas";
import type { SettingAnswer } from "./setting-answer";
import type { SettingOutcome } from "./setting-outcome";
import type { SettingTexts, Words } from "./setting-reading";
import { problemText } from "./setting-words";

type Input = {
	form: SettingFormInput;
	/** What was typed, by name of the field. */
	values: FormValues;
	words: Words;
	/** What visitors would see, asked for when it is previewed. */
	textsOf: () => Promise<SettingTexts>;
	actorId: number;
	requestId: string;
	now: Date;
};
type Result = { kind: "done"; done: SettingOutcome } | { kind: "answer"; answer: SettingAnswer };

/** Does what a form of the settings page asks for: save, preview or undo. */
export async function answerSettingForm(db: Database, { form, values, words, textsOf, ...by }: Input): Promise<Result> {
	const { t } = words;
	if (form.intent === "undo") {
		const undone = await undoSettingChange(db, { changeId: form.changeId, ...by });
		if (undone.ok) return done("undone", undone.key);
		const key = `errors.undo${undone.reason[0]?.toUpperCase()}${undone.reason.slice(1)}` as "errors.undoInvalid";
		return { kind: "answer", answer: { kind: "notUndone", error: t(key) } };
	}

	const { key, version } = form;
	const input = fromFormValues(key, values);
	const refuse = (problems: SettingProblems): Result => {
		const texts = Object.entries(problems).map(([path, problem]) => [path, problemText(t, key, path, problem)]);
		return { kind: "answer", answer: { kind: "invalid", key, values, errors: Object.fromEntries(texts) } };
	};
	if (form.intent === "preview") {
		const parsed = SETTING_SCHEMAS[key].safeParse(input);
		if (!parsed.success) return refuse(pathProblems(parsed.error));
		const [rows, textOf] = await Promise.all([findSettings(db), textsOf()]);
		const after = textOf(key, { ...readSettings(rows), [key]: parsed.data });
		return { kind: "answer", answer: { kind: "preview", key, values, after } };
	}

	const saved = await changeSetting(db, { key, input, seenVersion: version, ...by });
	if (saved.ok) return done(saved.changed ? "saved" : "unchanged", key);
	if (saved.reason === "invalid") return refuse(saved.problems);
	return { kind: "answer", answer: { kind: "changedMeanwhile", key, values } };
}

function done(kind: SettingOutcome["kind"], key: SettingKey): Result {
	return { kind: "done", done: { kind, key } };
}
