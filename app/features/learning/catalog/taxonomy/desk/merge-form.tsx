import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { Answered } from "./entry-form";
import type { ShownEntry } from "./taxonomy-page-data.server";

type Props = { entry: ShownEntry; topics: ShownEntry[]; answered: Answered };

/** Moves all that a topic has to another one. Asks first, since it may touch many courses, and can be undone. */
export function MergeForm({ entry, topics, answered }: Props) {
	const { t } = useTranslation("taxonomy");
	const say = useMessages("taxonomy");
	const { key, version, name, courses, resources } = entry;
	const targets = topics.filter((one) => one.key !== key && !one.isRetired && (one.forCourses || !entry.forCourses));
	const problem = answered?.id === `topic-${key}` ? answered.form.errors.into : undefined;
	if (targets.length === 0) return null;
	const uses = `${t("courses", { count: courses })} · ${t("resources", { count: resources })}`;
	return (
		<Form method="post" preventScrollReset className="grid justify-items-start gap-3">
			<input type="hidden" name="kind" value="topic" />
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="version" value={version} />
			<p className="max-w-160 text-step-1 text-ink-muted">{t("merge.text")}</p>
			<SelectField
				id={`topic-${key}-into`}
				name="into"
				label={t("merge.into")}
				error={problem ? say(problem) : undefined}
				defaultValue={answered?.id === `topic-${key}` ? (answered.form.values.into ?? "") : ""}
			>
				<option value="">{t("merge.choose")}</option>
				{targets.map((one) => (
					<option key={one.key} value={one.key}>
						{one.name}
					</option>
				))}
			</SelectField>
			<ConfirmButton
				name="intent"
				value="merge"
				variant="secondary"
				size="sm"
				question={t("merge.question", { uses })}
				confirm={t("merge.confirm")}
			>
				{t("merge.button")}
				<span className="sr-only">
					<Colon />
					{name}
				</span>
			</ConfirmButton>
		</Form>
	);
}
