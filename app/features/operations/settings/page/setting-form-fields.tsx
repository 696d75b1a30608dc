import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SETTING_FIELDS } from "../setting-fields";
import type { answerFor } from "./setting-answer";
import { fieldId, SettingInput } from "./setting-input";
import { SettingPreview } from "./setting-preview";
import { inTypedUnits } from "./setting-words";
import type { SettingView } from "./settings-view";

type Props = {
	id: string;
	setting: SettingView;
	answer: ReturnType<typeof answerFor>;
};

/** A plain POST with preview; the save button is outside. */
export function SettingForm({ id, setting, answer }: Props) {
	const { t } = useTranslation("settings");
	const say = useMessages("settings");
	const { key, version, byMode, constraints, now } = setting;
	const view = readReply(answer?.reply);
	const values = answer ? view.values : setting.values;
	// Single tags have no field.
	const errors = Object.entries(view.errors).map(([name, message]) => {
		const path = name.replace(/^value\./, "").replace(/\[\d+\]$/, "");
		return { path, message: say(inTypedUnits(key, path, message)) };
	});
	const problems = errors.map(({ path, message }) => ({ fieldId: fieldId(key, path), message }));
	const errorOf = (path: string) => errors.find((error) => error.path === path)?.message;
	const input = (path: string) => ({
		setting: key,
		values,
		byMode,
		error: errorOf(path),
		constraint: constraints[path],
	});
	const fields = SETTING_FIELDS[key];

	return (
		<Form
			id={id}
			method="post"
			preventScrollReset
			noValidate
			{...(answer ? { [KEEPS_UNSAVED]: "" } : {})}
			className="grid min-w-0 content-start gap-5"
		>
			{/* The default button for Enter. */}
			<button type="submit" name="intent" value="save" className="hidden" tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="version" value={version} />
			{answer?.kind === "changedMeanwhile" ? (
				<Notice tone="warning" title={t("outcome.conflictTitle")}>
					{t("outcome.conflict")}
				</Notice>
			) : null}
			<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
			<div className="grid gap-5 min-[25rem]:grid-cols-2">
				{fields.map((field) => (
					<SettingInput key={field.path} field={field} {...input(field.path)} />
				))}
			</div>
			<SettingPreview setting={key} now={now} answer={answer} />
		</Form>
	);
}
