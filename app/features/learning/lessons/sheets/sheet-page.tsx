import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { MissingPdf } from "#app/features/library/versioned-content/held-pdf.tsx";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, Download, Printer } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";

type Props = {
	sheet: { lessonId: number; name: string; title: string; summary: string; bodyHtml: string; inEnglish: boolean };
};

export function SheetPage({ sheet: { lessonId, name, title, summary, bodyHtml, inEnglish } }: Props) {
	const { t } = useTranslation("lesson");
	const { t: common } = useTranslation();
	const lang = langAttribute(inEnglish);
	const path = `/lessons/${lessonId}/sheets/${name}`;
	const canPrint = useHydrated();

	return (
		<>
			<header className="sticky top-0 z-30 flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-3 md:px-6 print:hidden">
				<Link
					to={`/lessons/${lessonId}`}
					className="flex min-h-11 items-center gap-2.5 text-label font-strong text-ink hover:text-brand-text"
				>
					<ArrowLeft className="size-4.5" />
					{t("sheets.back")}
				</Link>
				<div className="flex flex-wrap items-center gap-2">
					<FileLink to={`${path}/sheet.pdf`} name="PDF" label={t("sheets.pdf")} />
					<FileLink to={`${path}/sheet.md`} name="Markdown" label={t("sheets.markdown")} />
					{canPrint ? (
						<Button
							type="button"
							aria-label={t("sheets.print")}
							data-tooltip={t("sheets.print")}
							onClick={() => window.print()}
						>
							<Printer className="size-4.5" />
							<span className="max-md:hidden">{t("sheets.print")}</span>
						</Button>
					) : null}
				</div>
			</header>
			<article className="mx-auto max-w-[48rem] px-5 py-10 md:py-14 print:max-w-none print:p-0">
				<MissingPdf className="mb-8" />
				<h1 lang={lang} className="font-serif text-step-5">
					{title}
				</h1>
				<p lang={lang} className="mt-2 text-ink-muted">
					{summary}
				</p>
				{inEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{common("shownInEnglish")}</p> : null}
				<Prose html={bodyHtml} lang={lang} className="sheet mt-6 max-w-none" />
			</article>
		</>
	);
}

function FileLink({ to, name, label }: { to: string; name: string; label: string }) {
	return (
		<LinkButton to={to} reloadDocument variant="quiet" aria-label={label} title={label} className="max-md:px-2">
			<Download className="size-4.5 max-md:hidden" />
			{name}
		</LinkButton>
	);
}
