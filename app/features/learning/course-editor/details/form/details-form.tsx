import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FormView, readReply } from "#app/shared/forms/form-reply.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { MarkdownHelp } from "#app/ui/writing/markdown-help.tsx";
import { WritingConflict } from "#app/ui/writing/writing-conflict.tsx";
import { LONGEST, roomFor } from "../../parts/lengths";
import type { DetailsAnswer } from "../answer-details.server";
import { CoverSection } from "../cover/cover-section";
import type { DetailsView } from "../details-page-data.server";
import { SEARCH_WIDTH } from "../search-width";
import { BesideEnglish } from "./beside-english";
import { DetailsSection } from "./details-section";
import { FilmSection } from "./film-section";
import { MeteredField } from "./metered-field";
import { OutcomeFields } from "./outcome-fields";
import { SearchSection } from "./search-section";

type Props = { page: DetailsView; answer: DetailsAnswer | undefined };

/** Words and shared facts, saved as drafts together. */
export function DetailsForm({ page, answer }: Props) {
	const { t } = useTranslation("course-editor");
	const label = useFieldLabel();
	const { language, english } = page;
	const form = useRestoredForm({
		key: `course-details:${page.frame.id}:${language}`,
		answer,
		of: `${page.revision}.${page.factsRevision}`,
	});
	const save = useRef<HTMLButtonElement>(null);
	/** Beside what is typed in its fields. */
	const [isChanged, setChanged] = useState(false);
	const { formData, state } = useNavigation();
	const pending = state === "submitting" ? formData?.get("intent") : null;
	const values = answer ? readReply(answer.reply).values : null;
	const { words, facts } = shownValues(page, values);
	const seen = answer?.conflict ?? page;

	useEffect(() => {
		function saveByKey(event: KeyboardEvent) {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			const form = event.target instanceof Element ? event.target.closest("form") : null;
			if (form && form !== save.current?.form) return;
			event.preventDefault();
			save.current?.click();
		}
		addEventListener("keydown", saveByKey);
		return () => removeEventListener("keydown", saveByKey);
	}, []);

	return (
		<>
			{answer?.conflict ? <WritingConflict conflict={answer.conflict} lang={language} label={label} /> : null}
			{answer?.kind === "noCover" ? (
				<Notice tone="danger" className="mb-6">
					{t("details.cover.gone")}
				</Notice>
			) : null}
			{answer?.kind === "tooLarge" ? (
				<Notice tone="danger" className="mb-6">
					{t("details.tooLarge")}
				</Notice>
			) : null}
			<Form
				{...form}
				method="post"
				noValidate
				preventScrollReset
				{...(answer || isChanged ? { [KEEPS_UNSAVED]: "" } : {})}
			>
				<input type="hidden" name="lang" value={language} />
				<input type="hidden" name="revision" value={seen.revision} />
				<input type="hidden" name="factsRevision" value={seen.factsRevision} />
				<DetailsSection
					title={t("details.words.title")}
					text={english ? t("details.words.translated") : t("details.words.text")}
					isWide={english !== null}
				>
					<BesideEnglish english={english?.title ?? null}>
						<MeteredField
							id="field-title"
							name="title"
							label={t("fields.title")}
							defaultValue={words.title}
							lang={language}
							limit={SEARCH_WIDTH.title}
							tooWide={t("details.cutOff")}
						/>
					</BesideEnglish>
					<BesideEnglish english={english?.shortDescription ?? null}>
						<MeteredField
							id="field-shortDescription"
							name="shortDescription"
							label={t("fields.shortDescription")}
							defaultValue={words.shortDescription}
							lang={language}
							limit={SEARCH_WIDTH.shortDescription}
							tooWide={t("details.cutOff")}
							isLong
						/>
					</BesideEnglish>
					<OutcomeFields
						outcomes={words.outcomes}
						english={english?.outcomes ?? null}
						lang={language}
						limit={roomFor(LONGEST.outcome, english !== null)}
						onReorder={() => setChanged(true)}
					/>
					<BesideEnglish english={english?.description ?? null}>
						<TextArea
							id="field-description"
							name="description"
							label={t("fields.description")}
							defaultValue={words.description}
							lang={language}
							rows={10}
						/>
					</BesideEnglish>
					<MarkdownHelp />
				</DetailsSection>
				<DetailsSection title={t("details.place.title")} isShared>
					<div className="grid gap-5 sm:grid-cols-2">
						<Choice
							name="topic"
							value={facts.topic}
							choices={page.topics}
							help={page.chosenTopic ? t("details.place.chosenTopic", { topic: page.chosenTopic }) : undefined}
						/>
						<Choice name="level" value={facts.level} choices={page.levels} />
					</div>
					<TextField
						id="field-slug"
						name="slug"
						label={t("fields.slug")}
						help={t("details.place.slugHelp")}
						defaultValue={facts.slug}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
					/>
				</DetailsSection>
				<CoverSection
					key={facts.cover}
					cover={facts.cover}
					text={{ value: words.coverText, english: english ? english.coverText : null }}
					language={language}
					onChange={() => setChanged(true)}
				/>
				<FilmSection courseId={page.frame.id} film={facts.previewFilm} films={page.films} />
				<SearchSection page={page} words={words} />
				<div className="bottom-0 z-10 flex md:sticky flex-wrap items-center gap-3 border-t border-line-strong bg-surface py-3">
					<Button
						ref={save}
						type="submit"
						name="intent"
						value="save"
						pending={pending === "save"}
						pendingLabel={t("details.saving")}
					>
						{t("details.save")}
					</Button>
					<Button type="submit" name="intent" value="preview" variant="secondary">
						{t("details.preview")}
					</Button>
				</div>
			</Form>
			{answer?.html !== undefined ? (
				<section aria-labelledby="typed-preview" className="border-t border-line-strong py-6">
					<p id="typed-preview" role="status" className="mb-4 text-label text-ink-muted">
						{t("details.previewed")}
					</p>
					<Prose html={answer.html} lang={language} />
				</section>
			) : null}
		</>
	);
}

type ChoiceProps = {
	name: "topic" | "level";
	value: string;
	choices: { key: string; name: string }[];
	help?: string | undefined;
};

function Choice({ name, value, choices, help }: ChoiceProps) {
	const { t } = useTranslation("course-editor");
	const isThere = choices.some(({ key }) => key === value);
	return (
		<SelectField id={`field-${name}`} name={name} label={t(`fields.${name}`)} help={help} defaultValue={value}>
			{isThere ? null : <option value={value}>{value || t("details.choose")}</option>}
			{choices.map((choice) => (
				<option key={choice.key} value={choice.key}>
					{choice.name}
				</option>
			))}
		</SelectField>
	);
}

/** What was typed, if the server has answered; else what is saved. */
function shownValues({ words, facts }: DetailsView, typed: FormView["values"] | null) {
	if (!typed) return { words, facts };
	const typedIn = (name: string) => typed[name] ?? "";
	return {
		words: {
			title: typedIn("title"),
			shortDescription: typedIn("shortDescription"),
			description: typedIn("description"),
			outcomes: words.outcomes.map((_, at) => typedIn(`outcomes[${at}]`)),
			searchTitle: typedIn("searchTitle"),
			searchDescription: typedIn("searchDescription"),
			coverText: typedIn("coverText"),
		},
		facts: {
			slug: typedIn("slug"),
			topic: typedIn("topic"),
			level: typedIn("level"),
			cover: typedIn("cover"),
			previewFilm: typedIn("previewFilm"),
		},
	};
}

function useFieldLabel() {
	const { t } = useTranslation("course-editor");
	return (path: string) => {
		const outcome = /^outcomes\[(\d)\]$/.exec(path)?.[1];
		if (outcome !== undefined) return t("details.outcomes.number", { number: Number(outcome) + 1 });
		return t(`fields.${path}` as "fields.title");
	};
}
