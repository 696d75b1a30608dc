import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listFormat } from "#app/shared/words/intl.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { ListFilter } from "#app/ui/icons.tsx";
import { TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import type { ShownCategory } from "./categories-view";
import type { ForumPageData } from "./forum-page-data.server";
import { FORUM_LIST, type ForumQuery } from "./forum-query";

type Props = { query: ForumQuery; categories: ShownCategory[] } & Pick<ForumPageData, "courses" | "origin">;

/** What the list is narrowed to, each a link that drops it, and the form that narrows it. */
export function FilterBar({ query, categories, courses, origin }: Props) {
	const { t, i18n } = useTranslation("forum");
	const { category, language, tag, kind, course } = query.filters;
	const names = LANGUAGES.filter(({ code }) => language.includes(code)).map(({ name }) => name);
	const chips = [
		{
			filter: "language" as const,
			words: names.length > 0 && listFormat(i18n.language, { type: "unit" }).format(names),
		},
		{ filter: "kind" as const, words: kind && t(`kinds.${kind}`) },
		{ filter: "tag" as const, words: tag && `#${tag}` },
		...(origin
			? [{ filter: origin.kind, words: t(`origin.${origin.kind}`, { title: origin.title || origin.key }) }]
			: []),
	];
	return (
		<div className="mt-3 flex flex-wrap items-start gap-2">
			{chips.map(({ filter, words }) =>
				words ? (
					<Chip key={filter} chosen actionLabel={t("filters.drop")} to={FORUM_LIST.hrefWithout(query, filter)}>
						{words}
					</Chip>
				) : null,
			)}
			<details className="group min-w-0 open:w-full">
				<summary className="hit-area inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control border border-control bg-surface-raised px-3 text-label hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
					<ListFilter className="size-4" />
					{t("filters.title")}
				</summary>
				<Form method="get" className="mt-3 grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
					{FORUM_LIST.carried(query, ["category", "language", "tag", "kind", "course"]).map(([name, value]) => (
						<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
					))}
					<SelectField
						key={category}
						name="category"
						id="filter-category"
						label={t("categories")}
						defaultValue={category ?? ""}
					>
						<option value="">{t("allTopics")}</option>
						{categories.map(({ key, name }) => (
							<option key={key} value={key}>
								{name}
							</option>
						))}
					</SelectField>
					<SelectField
						key={`kind ${kind}`}
						name="kind"
						id="filter-kind"
						label={t("filters.kind")}
						defaultValue={kind ?? ""}
					>
						<option value="">{t("filters.anyKind")}</option>
						{TOPIC_KINDS.map((one) => (
							<option key={one} value={one}>
								{t(`kinds.${one}`)}
							</option>
						))}
					</SelectField>
					{courses.length > 0 ? (
						<SelectField
							key={`course ${course}`}
							name="course"
							id="filter-course"
							label={t("filters.course")}
							defaultValue={course ?? ""}
						>
							<option value="">{t("filters.anyCourse")}</option>
							{courses.map(({ key, title }) => (
								<option key={key} value={key}>
									{title}
								</option>
							))}
						</SelectField>
					) : null}
					<TextField
						key={`tag ${tag}`}
						name="tag"
						id="filter-tag"
						label={t("filters.tag")}
						defaultValue={tag ?? ""}
						maxLength={30}
					/>
					<ChoiceGroup id="filter-language" legend={t("filters.language")} className="sm:col-span-2">
						<div className="grid gap-x-6 sm:grid-cols-3">
							{LANGUAGES.map(({ code, name }) => (
								<Checkbox
									key={`${code} ${language.includes(code)}`}
									name="language"
									value={code}
									label={<span lang={code}>{name}</span>}
									defaultChecked={language.includes(code)}
								/>
							))}
						</div>
					</ChoiceGroup>
					<Button type="submit" variant="secondary" className="justify-self-start">
						{t("filters.apply")}
					</Button>
				</Form>
			</details>
		</div>
	);
}
