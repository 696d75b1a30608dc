import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ArrowRight, Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { CategorySquare } from "../categories/category-square";
import type { BookmarkAnswer } from "./answer-bookmark-form.server";
import type { BookmarksPageData } from "./bookmarks-page-data.server";
import { BOOKMARKS_LIST } from "./bookmarks-query";

type Props = Omit<BookmarksPageData, "description"> & { lede: string; answer: BookmarkAnswer | undefined };

/** Works without script: a search, pages as links, and a form for each row. */
export function BookmarksPage({ title, lede, query, posts, next, removed, answer }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div className="container-page py-10 md:py-14">
			<h1 className="font-serif text-step-6">{title}</h1>
			<p className="mt-2 max-w-136 text-ui text-ink-muted">{lede}</p>
			<search className="mt-6 block max-w-88">
				<Form method="get" className="flex items-end gap-2">
					<TextField
						key={query.q}
						type="search"
						name="q"
						id="bookmark-search"
						label={t("bookmarks.search")}
						defaultValue={query.q}
						maxLength={LONGEST_SEARCH}
						enterKeyHint="search"
						before={<Search className="size-4" />}
						className="grow"
					/>
					<Button type="submit" variant="secondary">
						{t("search.submit")}
					</Button>
				</Form>
			</search>
			{answer ? (
				<ResultNotice
					tone="danger"
					title={answer.refused === "wait" ? t("errors.tooManyMarks", answer.values) : t(`bookmarks.${answer.refused}`)}
					className="mt-6"
				/>
			) : null}
			{removed && !answer ? (
				<div
					role="status"
					className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent pl-4 text-ui"
				>
					<p>{t("bookmarks.removed")}</p>
					<BookmarkDeed intent="keep" id={removed} label={t("bookmarks.undo")} />
				</div>
			) : null}
			<ol className="mt-4 max-w-176">
				{posts.map(({ id, to, title: name, language, excerpt, author, written, category }) => (
					<li key={id} className="border-b border-line py-4">
						<h2 className="text-step-2 leading-snug">
							<Link to={to} lang={language} className="font-serif text-ink no-underline break-words hover:underline">
								{name}
							</Link>
						</h2>
						<p lang={language} className="mt-1 text-ui text-ink-muted break-words">
							{excerpt}
						</p>
						<div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-step-1 text-ink-muted">
							{category ? (
								<span className="flex items-center gap-1.5">
									<CategorySquare pattern={category.pattern} />
									{category.name}
								</span>
							) : null}
							{author ? <span>{author}</span> : null}
							<span>{written}</span>
							<span className="grow" />
							<BookmarkDeed intent="drop" id={id} label={t("bookmarks.remove")} about={name} />
						</div>
					</li>
				))}
			</ol>
			{posts.length === 0 ? (
				<EmptyState title={query.q ? t("search.none", { q: query.q }) : t("bookmarks.none")} className="mt-6">
					{t(query.q ? "search.noneText" : "bookmarks.noneText")}
				</EmptyState>
			) : null}
			{next ? (
				<p className="mt-6">
					<LinkButton variant="secondary" to={BOOKMARKS_LIST.href(query, { page: next })} rel="next">
						{t("bookmarks.older")}
						<ArrowRight className="size-4" />
					</LinkButton>
				</p>
			) : null}
		</div>
	);
}

type DeedProps = { intent: "drop" | "keep"; id: number; label: string; about?: string };

function BookmarkDeed({ intent, id, label, about }: DeedProps) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={id} />
			<Button type="submit" variant="quiet" size="sm" {...(about && { "aria-label": `${label}: ${about}` })}>
				{label}
			</Button>
		</Form>
	);
}
