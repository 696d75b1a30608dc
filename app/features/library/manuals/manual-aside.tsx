import { useTranslation } from "react-i18next";
import { useLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Download, Printer } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { ManualLinks } from "./manual-links";
import { type ManualRole, manualPath } from "./manual-roles";
import type { ManualPageView } from "./manual-view";

type Props = { role: ManualRole; parts: ManualPageView["parts"] };

export function ManualAside({ role, parts }: Props) {
	const { t } = useTranslation("manuals");
	return (
		<aside className="mt-14 grid content-start gap-7 self-start lg:col-start-2 xl:sticky xl:top-8 xl:col-start-auto xl:mt-0 print:hidden">
			{parts.length > 1 ? (
				<section aria-labelledby="parts" className="max-xl:hidden">
					<h2 id="parts" className="font-sans text-label font-strong">
						{t("onThisPage")}
					</h2>
					<ul className="mt-1">
						{parts.map(({ id, title }) => (
							<li key={id}>
								<a
									href={`#${id}`}
									className="inline-flex min-h-9 items-center py-1 text-label leading-snug text-ink-muted no-underline hover:text-ink hover:underline"
								>
									{title}
								</a>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<div className="grid justify-items-start border-t border-line pt-3">
				<PrintLink role={role} />
				<PdfLink role={role} />
			</div>
			<ManualLinks isSmall except={role} />
		</aside>
	);
}

export function PdfLink({ role }: { role: ManualRole }) {
	const { t } = useTranslation("manuals");
	// Files are not in the route table; only the learner manual is translated.
	const language = useLanguagePrefix();
	const prefix = language && role === "learner" ? `/${language}` : "";
	return (
		<Link
			to={`${prefix}${manualPath(role)}/manual.pdf`}
			reloadDocument
			className="inline-flex min-h-11 items-center gap-2 link text-label"
		>
			<Download className="size-4" />
			{t("pdf.download")}
		</Link>
	);
}

export function PrintLink({ role }: { role: ManualRole }) {
	const { t } = useTranslation("manuals");
	return (
		<Link to={`${manualPath(role)}/print`} className="inline-flex min-h-11 items-center gap-2 link text-label">
			<Printer className="size-4" />
			{t("print.whole")}
		</Link>
	);
}
