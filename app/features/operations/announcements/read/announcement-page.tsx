import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import type { ReadAnnouncement } from "./read-announcement.server";

/** An announcement as its receivers read it. */
export function AnnouncementPage({ title, language, from, paragraphs, at, link }: ReadAnnouncement) {
	const { t } = useTranslation("announcements");
	return (
		<article className="container-page max-w-180 pt-10 pb-16 md:pt-14">
			<h1 lang={language} className="font-serif text-step-5 [overflow-wrap:anywhere]">
				{title}
			</h1>
			<p className="mt-2 text-step-1 text-ink-muted">{at ?? t("states.draft")}</p>
			{from ? <p className="mt-1 text-step-1 text-ink-muted">{from}</p> : null}
			<div lang={language} className="mt-6 grid gap-4">
				{paragraphs.map((paragraph, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
					<p key={at} className="[overflow-wrap:anywhere] whitespace-pre-line">
						{paragraph}
					</p>
				))}
			</div>
			{link ? (
				<LinkButton to={link} className="mt-8">
					{t("read.open")}
				</LinkButton>
			) : null}
		</article>
	);
}
