import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Link } from "#app/ui/link.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";
import { useFacetWords } from "../list/facet-words";
import type { ResourceView } from "./resource-view.server";

export function ResourceFacts({ resource }: { resource: ResourceView }) {
	const { t, i18n } = useTranslation("resources");
	const wordsOf = useFacetWords();
	const { reviewed, nextReview, countries, course, downloads, related, lessons } = resource;
	return (
		<div className="text-label">
			<dl className="divide-y divide-line border-y border-line">
				<Fact name={t("page.reviewedOn")}>{reviewed}</Fact>
				<Fact name={t("page.nextReview")}>{nextReview}</Fact>
				<Fact name={t("page.appliesTo")}>
					{joinParts(
						i18n.language,
						countries.map((code) => wordsOf("country", code)),
					)}
				</Fact>
				{course ? (
					<Fact name={t("page.belongsTo")}>
						<Link to={`/courses/${course.id}`} className="link">
							{course.title}
						</Link>
					</Fact>
				) : null}
				{downloads > 0 ? <Fact name={t("page.downloads")}>{t("page.times", { count: downloads })}</Fact> : null}
			</dl>
			<p className="mt-4 text-step-1 text-ink-muted">
				<TextWithLinks text={t("page.noAdvice")} links={{ rules: "/resources/rules-by-place" }} />
			</p>
			<LinkList title={t("page.lessons")} links={lessons} />
			<LinkList title={t("page.related")} links={related} />
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
			<dt className="text-ink-muted">{name}</dt>
			<dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
		</div>
	);
}

function LinkList({ title, links }: { title: string; links: readonly { title: string; to: string }[] }) {
	if (links.length === 0) return null;
	return (
		<section className="mt-7 print:hidden">
			<h2 className="font-sans text-label font-strong">{title}</h2>
			<ul className="mt-1">
				{links.map((link) => (
					<li key={link.to}>
						<Link to={link.to} className="link inline-flex min-h-11 items-center py-1 leading-snug">
							{link.title}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
