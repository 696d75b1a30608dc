import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Lots } from "#app/ui/figures/lots.tsx";
import { ArrowRight, Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { lotsOf } from "../checklist/lots-of";
import type { Ticks } from "../checklist/tick-change";
import { KindIcon } from "../kind-icon";
import type { ListedKind } from "../resource-facts";
import { useFacetWords } from "./facet-words";
import type { ResourceRow as Row } from "./list-rows";

type Props = {
	row: Row;
	onDevice: Ticks | undefined;
};

export function ResourceRow({ row, onDevice }: Props) {
	const { t, i18n } = useTranslation("resources");
	const wordsOf = useFacetWords();
	const countries = row.countries.map((code) => wordsOf("country", code));
	const shown =
		countries.length > 3 ? t("countriesInAll", { count: countries.length }) : joinParts(i18n.language, countries);
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-4 border-b border-line py-4 md:grid-cols-[2.5rem_minmax(0,1fr)_12.5rem_2.75rem] md:gap-x-5">
			<KindIcon kind={row.kind as ListedKind} className="max-md:hidden" />
			<div className="min-w-0">
				<h3 className="font-serif text-step-3 leading-snug" lang={row.inEnglish ? "en" : undefined}>
					<Link to={row.path} className="no-underline after:absolute after:inset-0 hover:underline">
						{row.title}
					</Link>
				</h3>
				<p className="mt-1 text-ui text-ink-muted" lang={row.inEnglish ? "en" : undefined}>
					{row.summary}
				</p>
				<p className="mt-1 text-step-1 text-ink-subtle">
					{t(`kindOf.${row.kind}` as "kindOf.article")} · {shown}
					{row.bonusOf === null ? "" : ` · ${t("bonus")}`}
					{row.inEnglish ? ` · ${t("inEnglish")}` : ""}
				</p>
			</div>
			<div className="max-md:col-start-1 max-md:mt-2">
				<State row={row} onDevice={onDevice} />
			</div>
			<span className="inline-flex size-11 items-center justify-center max-md:col-start-2 max-md:row-start-1 max-md:self-start">
				<ArrowRight className="size-5" />
			</span>
		</li>
	);
}

function State({ row, onDevice }: Props) {
	const { t } = useTranslation("resources");
	const opens = ({ because, course }: NonNullable<Row["closed"]>, plans: string | null) => {
		if (plans) return t("opens.plan", { plans });
		if (course) return t("opens.course", { course: course.title });
		return because === "signIn" && plans === null ? t("opens.signIn") : t("opens.notNow");
	};
	const ticked = new Set([...row.ticked, ...Object.keys(onDevice ?? {})]);
	if (row.closed) {
		return (
			<p className="flex items-start gap-1.5 text-step-1 text-ink-muted">
				<Lock className="mt-0.5 size-3.5 shrink-0" />
				{opens(row.closed, row.bonusOf)}
			</p>
		);
	}
	const items = row.sections?.flat() ?? [];
	const done = items.filter((item) => ticked.has(item)).length;
	if (row.sections && done > 0) {
		const words = t("ticked", { done, count: items.length });
		return (
			<div className="grid gap-1.5">
				<Lots modules={lotsOf(row.sections, (item) => ticked.has(item))} label={words} />
				<p className="text-step-1 text-ink-muted" aria-hidden="true">
					{words}
				</p>
			</div>
		);
	}
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:grid">
			<p className="text-step-1 text-ink-muted">{t("reviewed", { date: row.reviewed })}</p>
			{row.isDue ? (
				<Badge tone="warning" className="justify-self-start">
					{t("reviewDue")}
				</Badge>
			) : null}
		</div>
	);
}
