import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExamplesMenu } from "#app/features/learning/examples/examples-menu.tsx";
import { TermCards } from "#app/features/library/glossary/card/term-cards.tsx";
import { MissingPdf } from "#app/features/library/versioned-content/held-pdf.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { ResourceFacts } from "./resource-facts";
import type { ResourceView } from "./resource-view.server";

type FrameProps = {
	resource: ResourceView;
	tools: ReactNode;
	children: ReactNode;
};

export function ResourceFrame({ resource, tools, children }: FrameProps) {
	return (
		<div className="container-page pt-6 pb-14 md:pt-8 print:pt-0">
			<ResourceHead resource={resource} />
			<MissingPdf className="mt-5 max-w-[48rem]" />
			<div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-between print:block">
				<div className="min-w-0">{children}</div>
				<aside className="lg:sticky lg:top-8 lg:self-start print:mt-8">
					<div className="print:hidden">{tools}</div>
					<ResourceFacts resource={resource} />
				</aside>
			</div>
		</div>
	);
}

export function ResourceHead({ resource }: { resource: ResourceView }) {
	const { t } = useTranslation("resources");
	const { title, summary, inEnglish, isPartlyEnglish, isDue, reviewed } = resource;
	return (
		<header className="max-w-[48rem]">
			<p className="text-label text-ink-muted">{t(`kindOf.${resource.kind}`)}</p>
			<h1 className="mt-2 text-step-6 hyphens-auto" lang={inEnglish ? "en" : undefined}>
				{title}
			</h1>
			<p className="mt-3 text-step-3 text-ink-muted" lang={inEnglish ? "en" : undefined}>
				{summary}
			</p>
			{isPartlyEnglish ? (
				<p className="mt-4 border-l-2 border-info pl-4 text-ui text-ink-muted">{t("page.inEnglish")}</p>
			) : null}
			{isDue ? (
				<Notice tone="warning" className="mt-5" title={t("page.dueTitle", { date: reviewed })}>
					{t("page.dueText")}
				</Notice>
			) : null}
		</header>
	);
}

export function ResourceText({ resource, className }: { resource: ResourceView; className?: string }) {
	if (!resource.html) return null;
	return (
		<>
			<div className="mb-6 empty:hidden">
				<ExamplesMenu examples={resource.examples} />
			</div>
			<Prose html={resource.html} lang={resource.bodyInEnglish ? "en" : undefined} className={className} />
			<TermCards />
		</>
	);
}
