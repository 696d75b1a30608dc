import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

const IMPACTS = ["notice", "partial", "outage"] as const;
const STATES = ["investigating", "identified", "monitoring", "resolved"] as const;

type Props = {
	incident?: { id: string; revision: number; impact: string; state: string; titles: Record<string, string> };
	reply?: FormReply;
};

export function IncidentForm({ incident, reply }: Props) {
	const { t } = useTranslation("status");
	const say = useMessages("status");
	const form = readReply(reply);
	const pending = useNavigation().state === "submitting";
	const value = (name: string, usual = "") => form.values[name] ?? usual;
	const error = (name: string) => {
		const message = form.errors[name];
		return message && say(message);
	};

	return (
		<Form method="post" noValidate className="grid max-w-[42rem] gap-5">
			{incident ? (
				<>
					<input type="hidden" name="id" value={incident.id} />
					<input type="hidden" name="seen" value={incident.revision} />
				</>
			) : null}
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					name="impact"
					label={t("admin.impact")}
					defaultValue={value("impact", incident?.impact ?? "notice")}
					error={error("impact")}
				>
					{IMPACTS.map((impact) => (
						<option key={impact} value={impact}>
							{t(`impacts.${impact}`)}
						</option>
					))}
				</SelectField>
				<SelectField
					name="state"
					label={t("admin.state")}
					defaultValue={value("state", incident?.state ?? "investigating")}
					error={error("state")}
				>
					{STATES.map((state) => (
						<option key={state} value={state}>
							{t(`states.${state}`)}
						</option>
					))}
				</SelectField>
			</div>
			<Words code="en" incident={incident} value={value} error={error} />
			<details>
				<summary className="min-h-11 cursor-pointer py-2.5 text-label font-strong">{t("admin.others")}</summary>
				<div className="mt-3 grid gap-6">
					{LANGUAGES.filter(({ code }) => code !== "en").map(({ code, name }) => (
						<fieldset key={code} className="grid gap-4" lang={code}>
							<legend className="mb-2 font-strong">{name}</legend>
							<Words code={code} incident={incident} value={value} error={error} />
						</fieldset>
					))}
				</div>
			</details>
			<Button type="submit" pending={pending} className="justify-self-start">
				{pending ? t("admin.pending") : t("admin.post")}
			</Button>
		</Form>
	);
}

type WordsProps = {
	code: string;
	incident: Props["incident"];
	value: (name: string, usual?: string) => string;
	error: (name: string) => string | undefined;
};

function Words({ code, incident, value, error }: WordsProps) {
	const { t } = useTranslation("status");
	const [title, text] = [`titles.${code}`, `texts.${code}`];
	return (
		<>
			<TextField
				id={title}
				name={title}
				label={t("admin.titleField")}
				defaultValue={value(title, incident?.titles[code])}
				error={error(title)}
				maxLength={140}
			/>
			<TextArea
				id={text}
				name={text}
				label={t("admin.text")}
				defaultValue={value(text)}
				error={error(text)}
				maxLength={2000}
			/>
		</>
	);
}
