import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { changeSetting } from "../change-setting.server";
import { readSettings } from "../read-settings";
import { fieldName } from "../setting-form";
import type { SettingKey } from "../setting-keys";
import { type SettingActor, settingRefusal } from "../setting-rights";
import { SETTING_SCHEMAS } from "../setting-schemas";
import type { findSettings } from "../settings.repository.server";
import { undoSettingChange } from "../undo-setting-change.server";
import { message, SettingFormKind, settingForm } from "./schemas";
import type { SettingAnswer } from "./setting-answer";
import type { SettingOutcome } from "./setting-outcome";
import type { SettingTexts } from "./setting-reading";

type Input = {
	form: FormData;
	rows: Awaited<ReturnType<typeof findSettings>>;
	textsOf: () => Promise<SettingTexts>;
	/** Letters of a text that no font of the PDFs has. */
	unprintable: (text: string) => Promise<string[]>;
	actor: SettingActor;
	requestId: string;
	now: Date;
};
type Result =
	| { kind: "done"; done: SettingOutcome }
	| { kind: "answer"; answer: SettingAnswer }
	| { kind: "unknown" }
	| { kind: "forbidden" }
	| { kind: "proofMissing" };

export async function answerSettingForm(
	db: Database,
	{ form, rows, textsOf, unprintable, ...by }: Input,
): Promise<Result> {
	const asked = SettingFormKind.safeParse(Object.fromEntries(form));
	if (!asked.success) return { kind: "unknown" };
	if (asked.data.intent === "undo") return undo(db, form, by);

	const { key } = asked.data;
	if (asked.data.intent === "save" && settingRefusal(key, by.actor) === "forbidden") return { kind: "forbidden" };
	const submission = parseForm(form, settingForm(key), { isCoerced: false });
	if (submission.status !== "success") return answer({ kind: "invalid", key, reply: submission.reply() });

	const { intent, version, value } = submission.value;
	if (intent === "preview") {
		const textOf = await textsOf();
		const after = textOf(key, { ...readSettings(rows), [key]: value });
		return answer({ kind: "preview", key, reply: submission.reply(), after });
	}
	if (key === "operator") {
		const fieldErrors = await unprintableFields(value, unprintable);
		if (Object.keys(fieldErrors).length > 0) {
			return answer({ kind: "invalid", key, reply: submission.reply({ fieldErrors }) });
		}
	}
	const saved = await changeSetting(db, { key, rows, input: value, seenVersion: version, ...by });
	if (saved.ok) return done(saved.changed ? "saved" : "unchanged", key);
	if (saved.reason === "changedMeanwhile") return answer({ kind: "changedMeanwhile", key, reply: submission.reply() });
	if (saved.reason === "factorMissing") {
		const reply = submission.reply({
			fieldErrors: { [fieldName("secondFactor")]: [{ key: message("errors.factorMissing") }] },
		});
		return answer({ kind: "invalid", key, reply });
	}
	if (saved.reason !== "invalid") return { kind: saved.reason };
	const problems = Object.entries(saved.problems).map(([path, problem]) => [fieldName(path), [problem]]);
	const reply = submission.reply({ fieldErrors: Object.fromEntries(problems) });
	return answer({ kind: "invalid", key, reply });
}

const UNDO_REFUSALS = {
	notFound: message("errors.undoNotFound"),
	changedMeanwhile: message("errors.undoChangedMeanwhile"),
	invalid: message("errors.undoInvalid"),
	factorMissing: message("errors.factorMissing"),
};

async function unprintableFields(value: unknown, unprintable: Input["unprintable"]) {
	const operator = SETTING_SCHEMAS.operator.safeParse(value);
	if (!operator.success) return {};
	const { name, address } = operator.data;
	const letters = { name: await unprintable(name), address: await unprintable(address) };
	const faults = Object.entries(letters).filter(([, missing]) => missing.length > 0);
	return Object.fromEntries(
		faults.map(([field, missing]) => [
			fieldName(field),
			[{ key: message("errors.letters"), values: { letters: missing.join(" ") } }],
		]),
	);
}

async function undo(
	db: Database,
	form: FormData,
	by: Omit<Input, "form" | "rows" | "textsOf" | "unprintable">,
): Promise<Result> {
	const submission = parseForm(form, UndoForm);
	if (submission.status !== "success") return { kind: "unknown" };
	const undone = await undoSettingChange(db, { changeId: submission.value.changeId, ...by });
	if (undone.ok) return done("undone", undone.key);
	if (undone.reason === "forbidden" || undone.reason === "proofMissing") return { kind: undone.reason };
	return answer({ kind: "notUndone", error: { key: UNDO_REFUSALS[undone.reason] } });
}

function done(kind: SettingOutcome["kind"], key: SettingKey): Result {
	return { kind: "done", done: { kind, key } };
}

function answer(told: SettingAnswer): Result {
	return { kind: "answer", answer: told };
}
