import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LONGEST_BODY, LONGEST_TITLE } from "../limits";
import type { AnnouncementView } from "./announcement-view";
import type { AudienceOptions } from "./audience-names.server";

type Draft = Pick<AnnouncementView, "titles" | "bodies" | "link" | "audience" | "revision">;
type Props = { draft?: Draft; options: AudienceOptions; reply: FormReply | undefined };

/** Works without script: a plain post. */
export function AnnouncementForm({ draft, options, reply }: Props) {
	const { t } = useTranslation("announcements");
	const say = useMessages("announcements");
	const form = readReply(reply);
	const isThis = !draft || form.values.intent === "save";
	const isPending = useNavigation().formData?.get("intent") === "save";
	const value = (name: string, usual = "") => (isThis && reply ? (form.values[name] ?? "") : usual);
	const error = (name: string) => {
		const message = isThis ? form.errors[name] : undefined;
		return message && say(message);
	};

	return (
		<UnsavedChanges>
			<Form method="post" noValidate preventScrollReset className="grid max-w-160 gap-5">
				<input type="hidden" name="intent" value="save" />
				{draft ? <input type="hidden" name="seen" value={draft.revision} /> : null}
				{isThis && form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
				<Words code="en" draft={draft} value={value} error={error} />
				<details
					open={LANGUAGES.some(({ code }) => code !== "en" && (error(`titles.${code}`) || error(`bodies.${code}`)))}
				>
					<summary className="min-h-11 cursor-pointer py-2.5 text-label font-strong">{t("form.others")}</summary>
					<p className="text-label text-ink-muted">{t("form.othersHelp")}</p>
					<div className="mt-3 grid gap-6">
						{LANGUAGES.filter(({ code }) => code !== "en").map(({ code, name }) => (
							<fieldset key={code} className="grid gap-4">
								<legend className="mb-2 font-strong" lang={code}>
									{name}
								</legend>
								<Words code={code} draft={draft} value={value} error={error} />
							</fieldset>
						))}
					</div>
				</details>
				<TextField
					id="link"
					name="link"
					label={t("form.link")}
					help={t("form.linkHelp")}
					defaultValue={value("link", draft?.link)}
					error={error("link")}
					maxLength={300}
				/>
				<SelectField
					id="audience"
					name="audience"
					label={t("form.audience")}
					defaultValue={value("audience", draft?.audience ?? "all")}
					error={error("audience")}
				>
					{options.people.map((one) => (
						<option key={one.value} value={one.value}>
							{one.label}
						</option>
					))}
					<Group label={t("audience.plans")} options={options.plans} />
					<Group label={t("audience.courses")} options={options.courses} />
				</SelectField>
				<Button type="submit" pending={isPending} pendingLabel={t("form.saving")} className="justify-self-start">
					{t("form.save")}
				</Button>
			</Form>
		</UnsavedChanges>
	);
}

function Group({ label, options }: { label: string; options: AudienceOptions["plans"] }) {
	if (options.length === 0) return null;
	return (
		<optgroup label={label}>
			{options.map((one) => (
				<option key={one.value} value={one.value}>
					{one.label}
				</option>
			))}
		</optgroup>
	);
}

type WordsProps = {
	code: string;
	draft: Draft | undefined;
	value: (name: string, usual?: string) => string;
	error: (name: string) => string | undefined;
};

function Words({ code, draft, value, error }: WordsProps) {
	const { t } = useTranslation("announcements");
	const [title, body] = [`titles.${code}`, `bodies.${code}`];
	return (
		<>
			<TextField
				id={title}
				name={title}
				lang={code}
				label={t("form.title")}
				defaultValue={value(title, draft?.titles[code])}
				error={error(title)}
				maxLength={LONGEST_TITLE}
			/>
			<TextArea
				id={body}
				name={body}
				lang={code}
				label={t("form.body")}
				help={t("form.bodyHelp")}
				rows={6}
				defaultValue={value(body, draft?.bodies[code])}
				error={error(body)}
				maxLength={LONGEST_BODY}
			/>
		</>
	);
}
