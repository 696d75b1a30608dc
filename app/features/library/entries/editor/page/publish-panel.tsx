import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { usePathLabel } from "./entry-form-context";
import type { EntryPageView } from "./entry-page-data.server";

export type PublishAnswer = {
	kind: "notPublished";
	error: FormMessage;
	problems: Record<string, Record<string, FormMessage>>;
	note: string;
	chosen: string[];
};

type Props = {
	page: EntryPageView;
	path: string;
	answer: PublishAnswer | undefined;
	needsSecondPerson: boolean;
};

export function PublishPanel({ page, path, answer, needsSecondPerson }: Props) {
	const { t } = useTranslation("library");
	const say = useMessages("library");
	const label = usePathLabel();
	const { formData } = useNavigation();
	const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.name ?? code;

	return (
		<section
			id="publish"
			aria-labelledby="publish-title"
			className="mb-8 rounded-card border border-line-strong bg-surface-raised p-5"
		>
			<h2 id="publish-title" className="text-step-3 font-title">
				{t("publish.title")}
			</h2>
			<Form
				method="post"
				action={`?lang=${page.language}&publish=1`}
				className="mt-3 grid max-w-160 gap-4"
				preventScrollReset
			>
				{answer ? (
					<Notice tone="danger" title={say(answer.error)}>
						<ul className="mt-1">
							{Object.entries(answer.problems).flatMap(([language, problems]) =>
								Object.entries(problems).map(([field, problem]) => (
									<li key={`${language} ${field}`}>
										<Link
											to={`${path}?lang=${language}#field-${field}`}
											className="inline-block py-1 underline underline-offset-4"
										>
											{nameOf(language)}
											<Comma />
											{t("errors.at", { field: label(field), message: say(problem) })}
										</Link>
									</li>
								)),
							)}
						</ul>
					</Notice>
				) : null}
				{needsSecondPerson ? <p className="text-step-1 text-ink-muted">{t("publish.secondPerson")}</p> : null}
				<ChoiceGroup id="publish-languages" legend={t("publish.languages")}>
					<div className="flex flex-wrap gap-x-6">
						{page.drafts.map(({ language, value }) => (
							<Checkbox
								key={value}
								id={`publish-${language}`}
								name="drafts"
								value={value}
								defaultChecked={answer ? answer.chosen.includes(language) : true}
								label={language === "en" ? t("publish.withFacts", { language: nameOf(language) }) : nameOf(language)}
							/>
						))}
					</div>
				</ChoiceGroup>
				<TextField
					name="note"
					label={t("publish.note")}
					help={t("publish.noteHelp")}
					maxLength={300}
					defaultValue={answer?.note ?? ""}
					autoComplete="off"
				/>
				<div>
					<Button
						type="submit"
						name="intent"
						value="publishNow"
						pending={formData?.get("intent") === "publishNow"}
						pendingLabel={t("publish.publishing")}
					>
						{t("publish.now")}
					</Button>
				</div>
			</Form>
		</section>
	);
}
