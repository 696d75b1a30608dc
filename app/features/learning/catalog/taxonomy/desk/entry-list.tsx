import { useTranslation } from "react-i18next";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { TaxonomyKind } from "../taxonomy";
import { type Answered, EntryForm } from "./entry-form";
import { MergeForm } from "./merge-form";
import { RetireForm } from "./retire-form";
import type { ShownDrawing, ShownEntry } from "./taxonomy-page-data.server";

type Props = {
	kind: TaxonomyKind;
	entries: ShownEntry[];
	drawings: ShownDrawing[];
	/** The form that the server has answered. */
	answered: Answered;
};

/** Topics or levels in their order; each opens its form. */
export function EntryList({ kind, entries, drawings, answered }: Props) {
	const { t } = useTranslation("taxonomy");
	if (entries.length === 0) return <EmptyState headingLevel={3} title={t(`${kind}s.empty`)} />;
	return (
		<ul className="divide-y divide-line border-y border-line-strong">
			{entries.map((entry) => {
				const id = `${kind}-${entry.key}`;
				const picture = kind === "topic" ? drawings.find(({ name }) => name === entry.drawing)?.picture : undefined;
				return (
					<li key={`${id} ${entry.version}`} id={id} className="relative scroll-mt-24">
						<details open={answered?.id === id || undefined} className="group">
							<summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-2 pr-24 [&::-webkit-details-marker]:hidden">
								{picture ? (
									<CourseCover drawing={picture} label="" className="w-16 shrink-0 rounded-badge max-sm:hidden" />
								) : null}
								<span className="min-w-0 grow">
									<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
										<span className="text-ui font-strong [overflow-wrap:anywhere]">{entry.name}</span>
										{entry.isRetired ? (
											<Badge>
												{entry.mergedInto === null ? t("retired") : t("merge.done", { name: entry.mergedInto })}
											</Badge>
										) : null}
										{entry.forCourses ? null : <Badge tone="outline">{t("resourcesOnly")}</Badge>}
									</span>
									<span className="block text-step-1 text-ink-subtle">
										<Uses kind={kind} entry={entry} /> · <span className="font-mono">{entry.slug}</span>
									</span>
								</span>
								<ChevronDown className="size-4 shrink-0 text-ink-muted group-open:rotate-180" />
							</summary>
							<div className="grid justify-items-start gap-4 pt-2 pb-6">
								<EntryForm kind={kind} entry={entry} drawings={drawings} answered={answered} />
								<RetireForm kind={kind} entry={entry} />
								{kind === "topic" && entry.mergedInto === null ? (
									<MergeForm entry={entry} topics={entries} answered={answered} />
								) : null}
							</div>
						</details>
						<Moves kind={kind} entry={entry} />
					</li>
				);
			})}
		</ul>
	);
}

function Uses({ kind, entry: { courses, resources } }: { kind: TaxonomyKind; entry: ShownEntry }) {
	const { t } = useTranslation("taxonomy");
	const ofCourses = t("courses", { count: courses });
	return <>{kind === "level" ? ofCourses : `${ofCourses} · ${t("resources", { count: resources })}`}</>;
}

/** Over the row, since a form cannot stand in its summary. */
function Moves({ kind, entry }: { kind: TaxonomyKind; entry: ShownEntry }) {
	const { t } = useTranslation("taxonomy");
	const { key, version, name, isFirst, isLast } = entry;
	return (
		<MoveForm
			fields={{ kind, key, version }}
			labels={{ up: t("upOf", { name }), down: t("downOf", { name }) }}
			isFirst={isFirst}
			isLast={isLast}
			className="absolute top-2.5 right-0 flex"
		/>
	);
}
