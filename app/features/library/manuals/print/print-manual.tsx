import { useTranslation } from "react-i18next";
import { MissingPdf } from "#app/features/library/versioned-content/held-pdf.tsx";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { ArrowLeft, Printer } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { type ManualRole, manualPath } from "../manual-roles";
import type { PrintedChapter, PrintedPage } from "./printed-manual";

type Props = { role: ManualRole; chapters: PrintedChapter[] };

/** Each page starts a new sheet; the toolbar is not printed. */
export function PrintManual({ role, chapters }: Props) {
	const { t } = useTranslation("manuals");
	const canPrint = useHydrated();
	const versions = [...new Set(chapters.flatMap(({ pages }) => pages.map(({ version }) => version.described)))];

	return (
		<>
			<header className="sticky top-0 z-30 flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-3 py-2 md:px-6 print:hidden">
				<Link
					to={manualPath(role)}
					className="flex min-h-11 items-center gap-2.5 text-label font-strong text-ink hover:text-brand-text"
				>
					<ArrowLeft className="size-4.5" />
					{t("print.back")}
				</Link>
				{canPrint ? (
					<Button type="button" onClick={() => window.print()}>
						<Printer className="size-4.5" />
						{t("print.print")}
					</Button>
				) : null}
			</header>
			<article className="manual-print mx-auto max-w-[48rem] px-5 py-10 md:py-14 print:max-w-none print:p-0">
				<MissingPdf className="mb-8" />
				<h1 className="font-serif text-step-7 max-md:text-step-6">{t(`titles.${role}`)}</h1>
				<p className="mt-3 max-w-160 text-step-3 text-ink-muted">{t(`about.${role}`)}</p>
				<p className="mt-3 text-step-1 text-ink-subtle">
					G.R.E.W. · {t("describes", { version: versions.join(", ") })}
				</p>
				<Contents chapters={chapters} />
				{chapters.map(({ key, title, pages }) => (
					<section key={key} aria-labelledby={key}>
						<h2
							id={key}
							className="manual-chapter mt-14 border-t border-line-strong pt-5 text-label text-ink-muted print:mt-0 print:border-t-0 print:pt-0"
						>
							{title}
						</h2>
						{pages.map((page) => (
							<Page key={page.slug} page={page} />
						))}
					</section>
				))}
			</article>
		</>
	);
}

function Contents({ chapters }: { chapters: PrintedChapter[] }) {
	const { t } = useTranslation("manuals");
	return (
		<nav aria-labelledby="contents" className="mt-10">
			<h2 id="contents" className="text-step-4">
				{t("contents")}
			</h2>
			<ol className="mt-3 border-t border-line">
				{chapters.map(({ key, title, pages }) => (
					<li key={key} className="border-b border-line py-3">
						<p className="text-label font-strong">{title}</p>
						<ol className="mt-1">
							{pages.map(({ slug, title, inEnglish }) => (
								<li key={slug}>
									<a
										href={`#${slug}`}
										lang={inEnglish ? "en" : undefined}
										className="inline-flex min-h-9 items-center text-ui text-ink no-underline hover:underline"
									>
										{title}
									</a>
								</li>
							))}
						</ol>
					</li>
				))}
			</ol>
		</nav>
	);
}

function Page({ page: { slug, title, summary, html, inEnglish, bodyInEnglish } }: { page: PrintedPage }) {
	const { t } = useTranslation();
	return (
		<section id={slug} aria-labelledby={`${slug}-title`} className="manual-sheet mt-10 print:mt-2">
			<h3 id={`${slug}-title`} lang={inEnglish ? "en" : undefined} className="font-serif text-step-5">
				{title}
			</h3>
			<p lang={inEnglish ? "en" : undefined} className="mt-2 text-step-2 text-ink-muted">
				{summary}
			</p>
			{bodyInEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{t("shownInEnglish")}</p> : null}
			<Prose html={html} lang={bodyInEnglish ? "en" : undefined} className="manual-text mt-5 max-w-none" />
		</section>
	);
}
