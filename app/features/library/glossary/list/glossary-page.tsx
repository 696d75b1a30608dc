import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { IndexTerm, IndexView, LetterGroup } from "./index-view";
import { LetterBar } from "./letter-bar";
import { LONGEST_FILTER, matchingTerms } from "./matching-terms";

type Props = { index: IndexView; asked: string };

export function GlossaryPage({ index, asked }: Props) {
	const { t } = useTranslation("glossary");
	const [text, setText] = useState(asked);
	useHanFolds(text);
	const groups = matchingTerms(index.groups, text);
	const count = groups.reduce((sum, { terms }) => sum + terms.length, 0);
	return (
		<div className="container-page pt-6 md:pt-8">
			<div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
				<div className="min-w-0">
					<h1 className="text-step-6">{t("title")}</h1>
					<p className="mt-3 text-step-3 text-ink-muted">{t("lede", { count: index.count })}</p>
				</div>
				<Form role="search" className="flex w-full gap-2 sm:w-94">
					<TextField
						type="search"
						name="q"
						value={text}
						onChange={(event) => setText(event.target.value)}
						label={t("filter.label")}
						hideLabel
						placeholder={t("filter.placeholder")}
						maxLength={LONGEST_FILTER}
						autoComplete="off"
						enterKeyHint="search"
						before={<Search className="size-4" />}
						className="min-w-0 grow"
					/>
					<noscript>
						<Button type="submit" variant="secondary">
							{t("filter.submit")}
						</Button>
					</noscript>
				</Form>
			</div>
			<p role="status" className="sr-only">
				{text.trim() ? t("filter.found", { count }) : ""}
			</p>
			<LetterBar letters={index.letters} groups={groups} />
			{groups.map((group) => (
				<Group key={group.letter} group={group} />
			))}
			{index.count === 0 ? <EmptyState title={t("empty")} className="mt-8" /> : null}
			{index.count > 0 && count === 0 ? (
				<EmptyState
					title={t("filter.none", { text: text.trim() })}
					className="mt-8"
					action={
						<Link to="/glossary" onClick={() => setText("")} className="inline-flex min-h-11 items-center link">
							{t("filter.clear")}
						</Link>
					}
				/>
			) : null}
		</div>
	);
}

function Group({ group: { letter, terms } }: { group: LetterGroup }) {
	return (
		<section
			id={`letter-${letter}`}
			aria-labelledby={`name-of-${letter}`}
			className="scroll-mt-16 gap-x-8 border-line pt-6 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:pt-8"
		>
			<h2 id={`name-of-${letter}`} className="font-serif text-step-6 text-brand-text max-md:text-step-5">
				{letter}
			</h2>
			<ul className="max-md:mt-2">
				{terms.map((term) => (
					<Row key={term.slug} term={term} />
				))}
			</ul>
		</section>
	);
}

function Row({ term: { slug, title, names, namesInEnglish, short, inEnglish, course } }: { term: IndexTerm }) {
	const { t } = useTranslation("glossary");
	const lang = inEnglish ? "en" : undefined;
	return (
		<li className="gap-x-8 border-b border-line py-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)_8rem]">
			<div className="min-w-0">
				<Link
					lang={lang}
					to={`/glossary/${slug}`}
					className="-my-2.5 inline-flex min-h-11 items-center py-2.5 font-serif text-step-3 font-title leading-snug text-ink hyphens-auto no-underline hover:underline"
				>
					{title}
				</Link>
				{names.length > 0 ? (
					<p lang={namesInEnglish ? "en" : undefined} className="text-step-1 text-ink-subtle">
						{t("also", { names: names.slice(0, 4).join(t("between")) })}
					</p>
				) : null}
			</div>
			<p lang={lang} className="max-w-120 text-ui text-ink-muted max-lg:mt-1">
				{short}
			</p>
			{course ? (
				<Link
					to={`/courses/${course.id}`}
					className="-my-2.5 inline-flex min-h-11 items-center self-start justify-self-end link py-2.5 text-label max-lg:mt-1"
				>
					{course.topic}
				</Link>
			) : null}
		</li>
	);
}
