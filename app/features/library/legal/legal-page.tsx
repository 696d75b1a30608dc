import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";
import type { LegalVersion, LegalView } from "./legal-view";

type Props = {
	page: LegalView;
	path: string;
	below?: ReactNode;
};

export function LegalPage({ page, path, below }: Props) {
	const { t } = useTranslation("legal");
	const { shown, versions } = page;
	return (
		<div className="container-page pt-6 pb-12 md:pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_13.5rem] lg:gap-16">
			<article className="min-w-0 max-w-[42rem]" lang={page.inEnglish ? "en" : undefined}>
				<h1 className="text-step-6 hyphens-auto">{page.title}</h1>
				<p className="mt-3 text-ui text-ink-muted">{page.summary}</p>
				<VersionLine version={shown} />
				{shown.isCurrent ? null : (
					<Notice className="mt-6">
						<TextWithLinks text={t(shown.isComing ? "notYet" : "older")} links={{ current: path }} />
					</Notice>
				)}
				{shown.isCurrent ? <Coming versions={versions} path={path} /> : null}
				<Prose html={page.html} className="mt-8" />
				{below}
				<Versions versions={versions} path={path} />
			</article>
			<Contents page={page} />
		</div>
	);
}

function Coming({ versions, path }: { versions: readonly LegalVersion[]; path: string }) {
	const { t, i18n } = useTranslation("legal");
	const next = versions.filter(({ isComing, isCurrent }) => isComing && !isCurrent).at(-1);
	if (!next) return null;
	return (
		<div className="mt-6" lang={i18n.language}>
			<Notice>
				<TextWithLinks
					text={t("coming", { date: next.from })}
					links={{ next: `${path}?version=${next.number}`, changes: `${path}?version=${next.number}&changes=1` }}
				/>
			</Notice>
		</div>
	);
}

export function VersionLine({ version }: { version: LegalVersion }) {
	const { t, i18n } = useTranslation("legal");
	return (
		<p className="mt-4 text-label text-ink-muted" lang={i18n.language}>
			{t(version.isComing ? "comes" : "inForce", { date: version.from })} · {t("version", { number: version.number })}
		</p>
	);
}

function Contents({ page: { headings, inEnglish } }: { page: LegalView }) {
	const { t } = useTranslation("legal");
	if (headings.length < 3) return null;
	return (
		<nav aria-labelledby="legal-contents" className="max-lg:hidden print:hidden">
			<div className="sticky top-24 pt-2">
				<h2 id="legal-contents" className="font-sans text-label font-strong">
					{t("contents")}
				</h2>
				<ol className="mt-3 grid gap-1 border-l border-line" lang={inEnglish ? "en" : undefined}>
					{headings.map(({ id, text }) => (
						<li key={id}>
							<a
								href={`#${id}`}
								className="block py-1.5 pl-4 text-step-1 text-ink-muted no-underline hover:text-ink hover:underline"
							>
								{text}
							</a>
						</li>
					))}
				</ol>
			</div>
		</nav>
	);
}

function Versions({ versions, path }: { versions: readonly LegalVersion[]; path: string }) {
	const { t, i18n } = useTranslation("legal");
	return (
		<section aria-labelledby="legal-versions" className="mt-14 print:hidden" lang={i18n.language}>
			<h2 id="legal-versions" className="text-step-3">
				{t("versions")}
			</h2>
			<ul className="mt-3 divide-y divide-line border-y border-line-strong">
				{versions.map(({ number, from, isCurrent, isComing }, at) => (
					<li key={number} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
						<Link
							to={isCurrent ? path : `${path}?version=${number}`}
							className="link inline-flex min-h-11 items-center"
						>
							{t("version", { number })}
							<Comma />
							{from}
						</Link>
						{isComing ? <Badge>{t("comingBadge")}</Badge> : null}
						{at < versions.length - 1 ? (
							<Link
								to={`${path}?version=${number}&changes=1`}
								className="link inline-flex min-h-11 items-center text-label text-ink-muted"
							>
								{t("changes")}
							</Link>
						) : (
							<span className="text-label text-ink-muted">{t("first")}</span>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
