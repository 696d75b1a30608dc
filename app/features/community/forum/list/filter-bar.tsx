import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { ListFilter } from "#app/ui/icons.tsx";
import { TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { AuthorField } from "../author/author-field";
import type { ForumPageData } from "./forum-page-data.server";
import { FORUM_LIST, SOLVED } from "./forum-query";
import { RECENT_PERIODS } from "./period";
import { type FilterLabelInput, useFilterWords } from "./use-filter-words";

/** What the form asks for; everything else is carried along. */
const FIELDS = ["category", "language", "tag", "kind", "course", "author", "solved", "within", "from", "to"];

type Props = FilterLabelInput & Pick<ForumPageData, "courses" | "isMember">;

/** What the list is narrowed to, each a link that drops it, and the form that narrows it. */
export function FilterBar({ query, categories, courses, origin, days, isMember }: Props) {
	const { t } = useTranslation("forum");
	const { category, language, tag, kind, course, author, solved, within, from, to } = query.filters;
	const chips = useFilterWords({ query, categories, origin, days });
	return (
		<div className="mt-3 flex flex-wrap items-start gap-2">
			{query.q ? (
				<Chip chosen actionLabel={t("filters.dropSearch")} to={FORUM_LIST.href(query, { q: "" })}>
					{t("filters.words", { q: query.q })}
				</Chip>
			) : null}
			{chips.map(({ name, words }) => (
				<Chip key={name} chosen actionLabel={t("filters.drop")} to={FORUM_LIST.hrefWithout(query, name)}>
					{words}
				</Chip>
			))}
			<details className="group min-w-0 open:w-full">
				<summary className="hit-area inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control border border-control bg-surface-raised px-3 text-label hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
					<ListFilter className="size-4" />
					{chips.length > 0 ? t("filters.titleWith", { count: chips.length }) : t("filters.title")}
				</summary>
				<Form method="get" className="mt-3 grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
					{FORUM_LIST.carried(query, FIELDS).map(([name, value]) => (
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
					<AuthorField author={author} isMember={isMember} />
					<SelectField
						key={`solved ${solved}`}
						name="solved"
						id="filter-solved"
						label={t("filters.solved")}
						defaultValue={solved ?? ""}
					>
						<option value="">{t("filters.anySolved")}</option>
						{SOLVED.map((one) => (
							<option key={one} value={one}>
								{t(`filters.solvedIs.${one}`)}
							</option>
						))}
					</SelectField>
					<SelectField
						key={`within ${within}`}
						name="within"
						id="filter-within"
						label={t("filters.within")}
						defaultValue={within ?? ""}
					>
						<option value="">{t("filters.anyTime")}</option>
						{RECENT_PERIODS.map((one) => (
							<option key={one} value={one}>
								{t(`filters.withinLast.${one}`)}
							</option>
						))}
					</SelectField>
					<div className="grid grid-cols-2 gap-3">
						<TextField
							key={`from ${from}`}
							type="date"
							name="from"
							id="filter-from"
							label={t("filters.from")}
							defaultValue={from ?? ""}
						/>
						<TextField
							key={`to ${to}`}
							type="date"
							name="to"
							id="filter-to"
							label={t("filters.to")}
							defaultValue={to ?? ""}
						/>
					</div>
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
