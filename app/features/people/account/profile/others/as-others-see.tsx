import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import type { OthersView } from "./as-others-see.server";

const SECTION_ID = "as-others-see";

export function AsOthersSee({ view }: { view: OthersView }) {
	const { t, i18n } = useTranslation("account");
	const { onlooker, name, image, headline, bioHtml, country, languages, interests, hidden } = view;
	const rows = [
		{ label: t("visibility.parts.country"), value: country },
		{ label: t("visibility.parts.languages"), value: languages.join(", ") },
		{ label: t("visibility.parts.interests"), value: interests.join(", ") },
	].filter(({ value }) => value);
	return (
		<SplitSection id={SECTION_ID} title={t("others.title")} text={t("others.text")}>
			<TabLinks
				label={t("others.who")}
				items={[
					{ to: `/profile#${SECTION_ID}`, label: t("visibility.members"), isCurrent: onlooker === "members" },
					{
						to: `/profile?as=everyone#${SECTION_ID}`,
						label: t("visibility.everyone"),
						isCurrent: onlooker === "everyone",
					},
				]}
			/>
			<div className="mt-5 rounded-card border border-line bg-surface-raised p-5">
				<div className="flex items-center gap-4">
					<Avatar name={name} src={image} size="lg" />
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<p className="font-serif text-step-4">{name}</p>
						{headline ? <p className="text-ui text-ink-muted">{headline}</p> : null}
					</div>
				</div>
				{bioHtml ? <Prose html={bioHtml} className="mt-5 [overflow-wrap:anywhere]" /> : null}
				{rows.length > 0 ? (
					<dl className="mt-5 border-t border-line">
						{rows.map(({ label, value }) => (
							<div key={label} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
								<dt className="text-label text-ink-muted">{label}</dt>
								<dd className="text-ui">{value}</dd>
							</div>
						))}
					</dl>
				) : null}
			</div>
			<p className="mt-4 text-label text-ink-muted">
				{hidden.length > 0
					? t("others.hidden", {
							parts: joinParts(
								i18n.language,
								hidden.map((part) => t(`visibility.parts.${part}`)),
							),
						})
					: t("others.nothingHidden")}
				<SentenceGap />
				<Link to="/settings/privacy" className="link">
					{t("others.change")}
				</Link>
			</p>
		</SplitSection>
	);
}
