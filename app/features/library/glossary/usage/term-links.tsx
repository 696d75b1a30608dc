import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FoundLinks } from "./found-links";
import type { TermInEditor } from "./term-in-editor.server";

export function TermLinks({ term }: { term: TermInEditor }) {
	const { t } = useTranslation("glossary");
	const { slug, language, isNeverLinked, names, counted, preview } = term;
	return (
		<div id="links" className="max-w-[48rem] scroll-mt-6">
			<h2 className="text-step-3">{t("usage.preview.title")}</h2>
			<p className="mt-2 text-ink-muted">{t(isNeverLinked ? "usage.inEditor.never" : "usage.inEditor.lede")}</p>
			{counted && !isNeverLinked ? (
				<p className="mt-1 text-label text-ink-muted">
					{t("usage.inEditor.counted", { count: counted.texts, at: counted.at })}
				</p>
			) : null}
			{isNeverLinked || names.length === 0 ? null : (
				<Form action="#links" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
					<input type="hidden" name="lang" value={language} />
					<input type="hidden" name="links" value="1" />
					<Button type="submit" variant="secondary" size="sm">
						{t("usage.preview.submit")}
					</Button>
					<Link to={`/admin/glossary/usage?lang=${language}&term=${slug}#preview`} className="link text-label">
						{t("usage.inEditor.others")}
					</Link>
				</Form>
			)}
			{preview ? <FoundLinks preview={preview} language={language} /> : null}
		</div>
	);
}
