import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { collectLabels } from "#app/ui/form/collect-labels.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";

export type DashboardAnswer = { intent: string; saved: boolean; reply?: FormReply };

type Field = { id: string; name: string; error: string | undefined; defaultValue: string };
type Props = {
	intent: string;
	answer: DashboardAnswer | undefined;
	submit: string;
	children: (field: (name: string, usual?: string) => Field, typed: Record<string, string> | null) => ReactNode;
};

export function DashboardFormFrame({ intent, answer, submit, children }: Props) {
	const { t } = useTranslation(["earnings", "affiliates"]);
	const say = useMessages("affiliates");
	const prefix = useId();
	const own = answer?.intent === intent ? answer : undefined;
	const refused = own?.reply ? readReply(own.reply) : null;
	const isSending = useNavigation().formData?.get("intent") === intent;
	const field = (name: string, usual = ""): Field => {
		const error = refused?.errors[name];
		return {
			id: `${prefix}${name}`,
			name,
			error: error && say(error),
			defaultValue: refused ? (refused.values[name] ?? "") : usual,
		};
	};
	const fields = children(field, refused?.values ?? null);
	const labels = collectLabels(fields);
	const problems = Object.keys(refused?.errors ?? {}).map((name) => ({
		fieldId: `${prefix}${name}`,
		name: labels.get(`${prefix}${name}`),
		message: field(name).error ?? "",
	}));
	return (
		<Form method="post" noValidate preventScrollReset className="grid max-w-120 gap-5">
			<input type="hidden" name="intent" value={intent} />
			<ErrorSummary title={t("affiliates:errors.summary", { count: problems.length })} errors={problems} answer={own} />
			{refused?.formError ? <Notice tone="danger">{say(refused.formError)}</Notice> : null}
			{fields}
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" variant="secondary" pending={isSending} pendingLabel={t("saving")}>
					{submit}
				</Button>
				<p role="status" className="text-label text-brand-text">
					{!isSending && own?.saved ? t("saved") : null}
				</p>
			</div>
		</Form>
	);
}
