import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type FormReply, type FormView, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useSavedTyping } from "#app/shared/forms/use-saved-typing.ts";
import { Button } from "#app/ui/button.tsx";
import { collectLabels } from "#app/ui/form/collect-labels.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SettingsAnswer } from "./settings-answer";

export type Field = (name: string) => {
	id: string;
	name: string;
	error: string | undefined;
	typed: string | undefined;
};
type Props = {
	intent: string;
	answer: SettingsAnswer | undefined;
	wasSaved?: boolean;
	children: (field: Field, form: FormView) => ReactNode;
};

const NO_REPLY: FormReply | undefined = undefined;

/** Settings form that saves on its own. Its input survives a refusal, and a session that ended meanwhile. */
export function SavingForm({ intent, answer, wasSaved = false, children }: Props) {
	const { t } = useTranslation("account");
	const say = useMessages("account");
	const prefix = useId();
	const own = answer?.intent === intent ? answer : undefined;
	const form = readReply(own?.reply ?? NO_REPLY);
	const isSaving = useNavigation().formData?.get("intent") === intent;
	const { kept, keep, drop } = useSavedTyping({
		key: `settings:${intent}`,
		revision: "1",
		isAnswered: own !== undefined || wasSaved,
	});
	const restored: FormView = kept && !own ? { ...form, values: Object.fromEntries(kept) } : form;
	const field: Field = (name) => {
		const message = form.errors[name];
		return { id: `${prefix}${name}`, name, error: message && say(message), typed: restored.values[name] };
	};
	const fields = children(field, restored);
	const labels = collectLabels(fields);
	const problems = Object.keys(form.errors).map((name) => ({
		fieldId: field(name).id,
		name: labels.get(field(name).id),
		message: field(name).error ?? "",
	}));

	return (
		<Form method="post" noValidate onSubmit={(event) => keep(event.currentTarget)} className="grid max-w-120 gap-5">
			<input type="hidden" name="intent" value={intent} />
			<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={own} />
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			{kept && !own ? (
				<Notice
					tone="info"
					actions={
						<Button variant="secondary" size="sm" onClick={drop}>
							{t("typing.drop")}
						</Button>
					}
				>
					{t("typing.restored")}
				</Notice>
			) : null}
			{/* Remounts fields that hold earlier input, because React reads a default value only once. */}
			<div key={kept && !own ? "restored" : "fresh"} className="grid gap-5">
				{fields}
			</div>
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" variant="secondary" pending={isSaving} pendingLabel={t("saving")}>
					{t("save")}
				</Button>
				<p role="status" className="text-label text-brand-text">
					{!isSaving && (own?.saved || (wasSaved && !answer)) ? t("saved") : null}
				</p>
			</div>
		</Form>
	);
}
