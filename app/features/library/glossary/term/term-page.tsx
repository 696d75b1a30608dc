import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExamplesMenu } from "#app/features/learning/examples/examples-menu.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { Standfirst } from "#app/ui/text/standfirst.tsx";
import { TermCards } from "../card/term-cards";
import type { TermView } from "./term-view";

export function TermPage({ term }: { term: TermView }) {
	const { t } = useTranslation(["glossary", "common"]);
	const { title, short, inEnglish, names, namesInEnglish, html, examples, bodyInEnglish } = term;
	const lang = inEnglish ? "en" : undefined;
	return (
		<div className="container-page gap-x-16 pt-6 md:pt-8 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(15rem,1fr)]">
			<article className="min-w-0">
				<h1 lang={lang} className="text-step-6 break-words hyphens-auto">
					{title}
				</h1>
				<Standfirst lang={lang}>{short}</Standfirst>
				{names.length > 0 ? (
					<p lang={namesInEnglish ? "en" : undefined} className="mt-3 text-label text-ink-muted">
						{t("also", { names: names.join(t("between")) })}
					</p>
				) : null}
				{inEnglish || bodyInEnglish || (namesInEnglish && names.length > 0) ? (
					<p className="mt-4 border-l-2 border-info pl-4 text-ui text-ink-muted">{t("common:shownInEnglish")}</p>
				) : null}
				<ExamplesMenu examples={examples} />
				{html ? <Prose html={html} lang={bodyInEnglish ? "en" : undefined} className="mt-8" /> : null}
				<TermCards />
			</article>
			<Aside term={term} />
		</div>
	);
}

function Aside({ term: { others, related, lessons, countries } }: { term: TermView }) {
	const { t } = useTranslation("glossary");
	return (
		<aside className="mt-12 grid content-start gap-8 lg:sticky lg:top-8 lg:mt-2 lg:self-start">
			{related.length > 0 ? (
				<Part id="related" title={t("term.related")}>
					<ul>
						{related.map(({ slug, title, inEnglish }) => (
							<li key={slug} lang={inEnglish ? "en" : undefined}>
								<Link to={`/glossary/${slug}`} className="inline-flex min-h-11 items-center link text-ui">
									{title}
								</Link>
							</li>
						))}
					</ul>
				</Part>
			) : null}
			{lessons.length > 0 ? (
				<Part id="lessons" title={t("term.lessons")}>
					<ul>
						{lessons.map(({ to, title, course }) => (
							<li key={to} className="py-1.5">
								<Link to={to} className="link text-ui">
									{title}
								</Link>
								<p className="text-step-1 text-ink-subtle">{course}</p>
							</li>
						))}
					</ul>
				</Part>
			) : null}
			{others.length > 0 ? (
				<Part id="languages" title={t("term.languages")}>
					<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-ui">
						{others.map(({ language, name, title }) => (
							<div key={language} className="contents">
								<dt lang={language} className="text-ink-muted">
									{name}
								</dt>
								<dd lang={language}>{title}</dd>
							</div>
						))}
					</dl>
				</Part>
			) : null}
			<Part id="countries" title={t("term.countries")}>
				<p className="text-ui text-ink-muted">
					{countries.length > 0 ? countries.join(t("between")) : t("term.anywhere")}
				</p>
			</Part>
			<Link to="/glossary" className="inline-flex min-h-11 items-center link text-ui">
				{t("term.all")}
			</Link>
		</aside>
	);
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={`term-${id}`} className="border-t border-line-strong pt-3">
			<h2 id={`term-${id}`} className="mb-1 font-sans text-label font-strong">
				{title}
			</h2>
			{children}
		</section>
	);
}
