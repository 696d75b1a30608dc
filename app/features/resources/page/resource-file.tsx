import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { ArrowRight, Download } from "../../../ui/icons";
import type { ResourceView } from "./resource-view.server";

type Props = { resource: ResourceView; kind: "download" | "link" | "video"; url: string | null };

/** A file, a film, or a page elsewhere in the school. Files and links go by a path that counts. */
export function ResourceFile({ resource, kind, url }: Props) {
	const { t, i18n } = useTranslation("resources");
	if (url === null) return <p className="mb-8 text-ui text-ink-muted">{t("page.fileMissing")}</p>;
	if (kind === "video") {
		return (
			<video
				controls
				preload="metadata"
				aria-label={resource.title}
				className="mb-8 w-full rounded-card bg-surface-sunken"
			>
				<source src={url} />
				<track kind="captions" src={url.replace(/\.\w+$/, `.${i18n.language}.vtt`)} srcLang={i18n.language} />
			</video>
		);
	}
	const Icon = kind === "download" ? Download : ArrowRight;
	return (
		<p className="mb-8">
			<LinkButton to={`/resources/${resource.slug}/download`} reloadDocument>
				<Icon className="size-4.5" />
				{t(kind === "download" ? "page.download" : "page.open")}
			</LinkButton>
		</p>
	);
}
