import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { Calculator } from "../calculator/calculator";
import { Checklist } from "../checklist/checklist";
import { Template } from "../template/template";
import { ClosedResource } from "./closed-resource";
import { PrintButton } from "./print-button";
import { ResourceFile } from "./resource-file";
import { ResourceFrame, ResourceText } from "./resource-frame";
import type { ResourceView } from "./resource-view.server";

type Props = { resource: ResourceView; isSignedIn: boolean };

export function ResourcePage({ resource, isSignedIn }: Props) {
	const { content } = resource;
	if (resource.closed) return <ClosedResource resource={resource} isSignedIn={isSignedIn} />;
	if (content?.kind === "checklist") return <Checklist key={resource.slug} resource={resource} content={content} />;
	if (content?.kind === "template") return <Template key={resource.slug} resource={resource} content={content} />;
	if (content?.kind === "calculator") return <Calculator key={resource.slug} resource={resource} content={content} />;
	return (
		<ResourceFrame resource={resource} tools={<ArticleTools resource={resource} />}>
			{content && content.kind !== "article" ? <ResourceFile resource={resource} content={content} /> : null}
			<ResourceText resource={resource} />
		</ResourceFrame>
	);
}

function ArticleTools({ resource }: { resource: ResourceView }) {
	return (
		<div className="mb-8 grid gap-2">
			<PrintButton className="w-full" />
			<ShareControl title={resource.title} description={resource.summary} className="w-full" />
		</div>
	);
}
