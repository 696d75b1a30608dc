import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice";
import { Prose } from "../../../ui/prose";
import { ShareControl } from "../../share/share-control";
import { Calculator } from "../calculator/calculator";
import { Checklist } from "../checklist/checklist";
import { Template } from "../template/template";
import { ClosedResource } from "./closed-resource";
import { PrintButton } from "./print-button";
import { ResourceFacts } from "./resource-facts";
import { ResourceFile } from "./resource-file";
import type { ResourceView } from "./resource-view.server";

type Props = { resource: ResourceView; isSignedIn: boolean };

/** A resource: its words, what can be done with it, and beside it how old it is and where it belongs. */
export function ResourcePage({ resource, isSignedIn }: Props) {
	const { content } = resource;
	if (resource.closed) return <ClosedResource resource={resource} isSignedIn={isSignedIn} />;
	if (content?.kind === "checklist") return <Checklist key={resource.slug} resource={resource} content={content} />;
	if (content?.kind === "template") return <Template key={resource.slug} resource={resource} content={content} />;
	if (content?.kind === "calculator") return <Calculator key={resource.slug} resource={resource} content={content} />;
	return (
		<ResourceFrame resource={resource} tools={<ArticleTools resource={resource} />}>
			{content && content.kind !== "article" ? (
				<ResourceFile resource={resource} kind={content.kind} url={content.url} />
			) : null}
			<ResourceText resource={resource} />
		</ResourceFrame>
	);
}

type FrameProps = {
	resource: ResourceView;
	/** The box at the top of the aside. */
	tools: React.ReactNode;
	children: React.ReactNode;
};

/** Head, content of 42 rem and an aside of 20 that stays in sight. */
export function ResourceFrame({ resource, tools, children }: FrameProps) {
	return (
		<div className="container-page pt-6 pb-14 md:pt-8 print:pt-0">
			<ResourceHead resource={resource} />
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
	const { title, summary, inEnglish, bodyInEnglish, isDue, reviewed } = resource;
	return (
		<header className="max-w-[48rem]">
			<p className="text-label text-ink-muted">{t(`kindOf.${resource.kind}`)}</p>
			<h1 className="mt-2 text-step-6 hyphens-auto" lang={inEnglish ? "en" : undefined}>
				{title}
			</h1>
			<p className="mt-3 text-step-3 text-ink-muted" lang={inEnglish ? "en" : undefined}>
				{summary}
			</p>
			{inEnglish || bodyInEnglish ? (
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

/** What it says beside its lists. */
export function ResourceText({ resource, className }: { resource: ResourceView; className?: string }) {
	if (!resource.html) return null;
	return <Prose html={resource.html} lang={resource.bodyInEnglish ? "en" : undefined} className={className} />;
}

function ArticleTools({ resource }: { resource: ResourceView }) {
	return (
		<div className="mb-8 grid gap-2">
			<PrintButton className="w-full" />
			<ShareControl title={resource.title} description={resource.summary} className="w-full" />
		</div>
	);
}
