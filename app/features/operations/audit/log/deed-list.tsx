import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { DeedView } from "./deed-view";

/** Needs the words of `admin`. */
export function DeedList({ deeds }: { deeds: DeedView[] }) {
	const { t } = useTranslation("admin");
	return (
		<ol className="divide-y divide-line border-y border-line">
			{deeds.map(({ id, sentence, deed, at, instant, subject, subjectKind, subjectId, changes }) => (
				<li key={id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[10rem_minmax(0,1fr)]">
					<time dateTime={instant} className="text-step-1 text-ink-muted">
						{at}
					</time>
					<div className="min-w-0">
						<p className="text-ui">
							{sentence}
							<SentenceGap />
							{subjectKind === "user" ? (
								<Link to={`/admin/users/${subjectId}`} className="link text-step-1">
									{t("audit.account", { id: subjectId })}
								</Link>
							) : (
								<span className="text-step-1 text-ink-muted [overflow-wrap:anywhere]">
									{subject} <span className="font-mono">{subjectId}</span>
								</span>
							)}
						</p>
						<p className="font-mono text-step-1 text-ink-subtle [overflow-wrap:anywhere]">{deed}</p>
						{changes.length > 0 ? <Changes changes={changes} /> : null}
					</div>
				</li>
			))}
		</ol>
	);
}

function Changes({ changes }: Pick<DeedView, "changes">) {
	const { t } = useTranslation("admin");
	return (
		<dl className="mt-1.5 grid gap-1 text-step-1">
			{changes.map(({ field, label, from, to }) => (
				<div key={field} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
					<dt className="min-w-24 text-ink-muted [overflow-wrap:anywhere]">
						{label} <span className="font-mono text-ink-subtle">{field}</span>
					</dt>
					<dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
						{from === null ? (
							<span className="text-ink-subtle">{t("audit.nothing")}</span>
						) : (
							<del className="rounded-badge bg-danger-soft px-1.5 text-danger">{from}</del>
						)}
						<span aria-hidden="true">→</span>
						{to === null ? (
							<span className="text-ink-subtle">{t("audit.nothing")}</span>
						) : (
							<ins className="rounded-badge bg-brand-soft px-1.5 text-brand-text no-underline">{to}</ins>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
