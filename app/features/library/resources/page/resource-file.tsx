import { useTranslation } from "react-i18next";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ArrowRight, Download, ExternalLink } from "#app/ui/icons.tsx";
import { hostElsewhere } from "./host-elsewhere";
import type { ResourceContent, ResourceView } from "./resource-view.server";
import { useFilePath } from "./use-file-path";

type FileContent = Extract<ResourceContent, { kind: "download" | "link" | "video" }>;
type Props = { resource: ResourceView; content: FileContent };

export function ResourceFile({ resource, content }: Props) {
	const { t, i18n } = useTranslation("resources");
	const fileAt = useFilePath();
	const { kind, url, file, captions } = content;
	if (kind === "video" && (file || url)) {
		return (
			// biome-ignore lint/a11y/useMediaCaption: the tracks are there, one per language
			<video
				controls
				preload="metadata"
				aria-label={resource.title}
				className="mb-8 w-full rounded-card bg-surface-sunken"
			>
				<source src={file ? `/resources/${resource.slug}/media/film` : (url ?? "")} type="video/mp4" />
				<Captions slug={resource.slug} languages={captions} />
			</video>
		);
	}
	if (!file && url === null) return <p className="mb-8 text-ui text-ink-muted">{t("page.fileMissing")}</p>;
	const host = kind === "link" ? hostElsewhere(url ?? undefined) : null;
	if (host) {
		return (
			<div className="mb-8">
				<a href={String(url)} rel="noopener noreferrer" className={buttonStyle({})}>
					<ExternalLink className="size-4.5" />
					{t("page.open")}
				</a>
				<p className="mt-2 text-label text-ink-muted">{t("page.leadsTo", { host })}</p>
			</div>
		);
	}
	const Icon = kind === "download" ? Download : ArrowRight;
	return (
		<div className="mb-8">
			<LinkButton to={fileAt(`/resources/${resource.slug}/download`)} reloadDocument>
				<Icon className="size-4.5" />
				{t(kind === "download" ? "page.download" : "page.open")}
			</LinkButton>
			{file ? (
				<p className="mt-2 text-label text-ink-muted [overflow-wrap:anywhere]">
					{t("page.fileFacts", { name: file.name, size: formatBytes(file.bytes, i18n.language) })}
				</p>
			) : null}
		</div>
	);
}

function Captions({ slug, languages }: { slug: string; languages: readonly string[] }) {
	return languages.map((language) => (
		<track key={language} kind="captions" src={`/resources/${slug}/media/${language}`} srcLang={language} default />
	));
}
