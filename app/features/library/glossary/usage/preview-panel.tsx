import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { FoundLinks } from "./found-links";
import type { LinkPreview } from "./preview-links.server";
import type { UsageQuery } from "./usage-query";
import type { TermUsage } from "./usage-view";

export type PreviewProps = {
	query: UsageQuery & {
		shownNames: string;
	};
	preview: LinkPreview | null;
};

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
			{preview ? <FoundLinks preview={preview} language={query.language} /> : null}
		</section>
	);
}
