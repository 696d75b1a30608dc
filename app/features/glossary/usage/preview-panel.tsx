import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { SelectField, TextArea } from "../../../ui/form/field";
import { Link } from "../../../ui/link";
import { Notice } from "../../../ui/notice";
import type { LinkPreview } from "./preview-links.server";
import type { UsageQuery } from "./usage-query";
import type { TermUsage } from "./usage-view";

export type PreviewProps = {
	query: UsageQuery & {
		/** What stands in the field: the names asked for, or those of the chosen term. */ shownNames: string;
	};
	preview: LinkPreview | null;
};

/** Where a term would link itself under the names in the field. */
export function PreviewPanel({ terms, query, preview }: PreviewProps & { terms: readonly TermUsage[] }) {
	const { t } = useTranslation("glossary");
	return (
		<section id="preview" aria-labelledby="preview-title" className="mt-14 max-w-[48rem] scroll-mt-6">
			<h2 id="preview-title" className="text-step-3">
				{t("usage.preview.title")}
			</h2>
			<p className="mt-2 text-ink-muted">{t("usage.preview.lede")}</p>
			<Form
				action="#preview"
				className="mt-5 grid gap-5"
				key={`${query.language} ${query.slug} ${query.names === null}`}
			>
				<input type="hidden" name="lang" value={query.language} />
				<SelectField name="term" label={t("usage.preview.term")} defaultValue={query.slug ?? terms[0]?.slug}>
					{terms.map(({ slug, title }) => (
						<option key={slug} value={slug} lang={query.language}>
							{title}
						</option>
					))}
				</SelectField>
				<TextArea
					name="names"
					label={t("usage.preview.names")}
					defaultValue={query.shownNames}
					lang={query.language}
					maxLength={4_000}
					required
				/>
				<div>
					<Button type="submit">{t("usage.preview.submit")}</Button>
				</div>
			</Form>
			{preview ? <Found preview={preview} language={query.language} /> : null}
		</section>
	);
}

function Found({ preview: { links, count, texts, taken }, language }: { preview: LinkPreview; language: string }) {
	const { t } = useTranslation("glossary");
	return (
		<div className="mt-8">
			{taken.map(({ name, slug, title }) => (
				<Notice key={`${slug} ${name}`} tone="warning" className="mb-4">
					{t("usage.preview.taken", { name, term: title })}
				</Notice>
			))}
			<p role="status" className="font-strong">
				{count === 0 ? t("usage.preview.none") : t("usage.preview.found", { count, texts })}
			</p>
			{count > links.length ? (
				<p className="text-label text-ink-muted">{t("usage.preview.shown", { count: links.length })}</p>
			) : null}
			<ol className="mt-4 divide-y divide-line border-y border-line-strong" lang={language}>
				{links.map(({ key, place, path, title, before, match, after }) => (
					<li key={key} className="py-3">
						<p className="text-label text-ink-muted">
							{t(`usage.places.${place}`)} ·{" "}
							<Link to={path} className="link">
								{title}
							</Link>
						</p>
						<p className="mt-1 text-ui break-words">
							{before}
							<mark className="bg-accent-soft text-ink">{match}</mark>
							{after}
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
