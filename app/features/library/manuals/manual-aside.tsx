import { useTranslation } from "react-i18next";
import { useLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Download, Printer } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { ManualLinks } from "./manual-links";
import { type ManualRole, manualPath } from "./manual-roles";
import type { ManualPageView } from "./manual-view";

type Props = { role: ManualRole; parts: ManualPageView["parts"]; editPath: string | null };

/** What stands beside a page of a manual: its parts, its print view, for admins the way to change it, and the other manuals. */
export function ManualAside({ role, parts, editPath }: Props) {
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
				{editPath ? (
					<Link to={editPath} className="inline-flex min-h-11 items-center link text-label">
						{t("edit")}
					</Link>
				) : null}
				<PrintLink role={role} />
				<PdfLink role={role} />
			</div>
			<ManualLinks isSmall except={role} />
		</aside>
	);
}

/** Downloads the whole manual. */
export function PdfLink({ role }: { role: ManualRole }) {
	const { t } = useTranslation("manuals");
	// A file has no page in the table of addresses; that of learners is in every language as their pages are.
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

/** Leads to the whole manual on one page. */
export function PrintLink({ role }: { role: ManualRole }) {
	const { t } = useTranslation("manuals");
	return (
		<Link to={`${manualPath(role)}/print`} className="inline-flex min-h-11 items-center gap-2 link text-label">
			<Printer className="size-4" />
			{t("print.whole")}
		</Link>
	);
}
