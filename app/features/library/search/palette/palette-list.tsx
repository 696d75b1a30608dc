import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowRight, Clock } from "#app/ui/icons.tsx";
import { MarkedText } from "../marked-text";
import { TypeIcon } from "../type-icon";
import type { SearchWord } from "../words/search-words";
import { isOtherLanguage, languageOf, type PaletteGroup, type PaletteItem } from "./palette-groups";

type Props = {
	id: string;
	groups: readonly PaletteGroup[];
	terms: readonly SearchWord[];
	/** Id of an option by its index across groups. */
	idOf: (index: number) => string;
	chosen: number;
	choose: (item: PaletteItem) => void;
	onPoint: (index: number) => void;
};

export function PaletteList({ id, groups, terms, idOf, chosen, choose, onPoint }: Props) {
	const { t } = useTranslation("search");
	const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
	return (
		<div id={id} role="listbox" aria-label={t("palette.label")}>
			{groups.map((group, place) => {
				const { name, items } = group;
				const lines = items.map((item, at) => {
					const index = (starts[place] ?? 0) + at;
					return (
						<Line
							key={keyOf(item)}
							id={idOf(index)}
							isChosen={index === chosen}
							choose={() => choose(item)}
							onPoint={() => onPoint(index)}
						>
							<Content item={item} terms={terms} />
						</Line>
					);
				});
				if (name === "all") {
					return (
						<Fragment key={name}>
							<div role="presentation" className="mt-2 border-t border-line" />
							{lines}
						</Fragment>
					);
				}
				return (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
					<div key={name} role="group" aria-labelledby={`${id}-${name}`}>
						<div id={`${id}-${name}`} className="px-5 pt-4 pb-1.5 text-step-1 font-strong text-ink-muted">
							<GroupTitle group={group} />
						</div>
						{lines}
					</div>
				);
			})}
		</div>
	);
}

function GroupTitle({ group }: { group: PaletteGroup }) {
	const { t } = useTranslation("search");
	if ("title" in group) return <>{group.title}</>;
	const { name } = group;
	if (isOtherLanguage(name)) return <>{t(`inLanguages.${languageOf(name)}`)}</>;
	return name === "all" ? null : t(`palette.${name}`);
}

type LineProps = {
	id: string;
	isChosen: boolean;
	choose: () => void;
	onPoint: () => void;
	children: ReactNode;
};

function Line({ id, isChosen, choose, onPoint, children }: LineProps) {
	return (
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={isChosen}
			onClick={choose}
			onKeyDown={(event) => (event.key === "Enter" ? choose() : undefined)}
			onPointerMove={onPoint}
			className={classNames(
				"flex min-h-13 cursor-pointer items-center gap-4 border-l-2 px-5 py-2 text-ui outline-none",
				isChosen ? "border-brand bg-brand-soft" : "border-transparent",
			)}
		>
			{children}
		</div>
	);
}

function Content({ item, terms }: { item: PaletteItem; terms: readonly SearchWord[] }) {
	const { t } = useTranslation("search");
	if (item.kind === "recent") return <Words icon={<Clock size={18} strokeWidth={1.75} />}>{item.q}</Words>;
	if (item.kind === "page") {
		return (
			<Words icon={<TypeIcon name="document" />} note={t("palette.page")}>
				{item.page.name}
			</Words>
		);
	}
	if (item.kind === "all") {
		const words =
			item.total > 0 && !item.more
				? t("palette.seeAll", { count: item.total, q: item.q })
				: t("palette.searchFor", item);
		return <Words icon={<ArrowRight size={18} strokeWidth={1.75} />}>{words}</Words>;
	}
	if (item.kind === "desk") {
		return (
			<Words icon={<TypeIcon name={item.icon} />}>
				<span className="block font-strong text-ink md:truncate">
					<MarkedText text={item.hit.title} terms={terms} />
				</span>
				<span className="block text-step-1 text-ink-muted md:truncate">
					<MarkedText text={item.hit.note} terms={terms} />
				</span>
			</Words>
		);
	}
	const { title, excerpt, context, language } = item.hit;
	const below = excerpt || context;
	return (
		<Words icon={<TypeIcon name={item.type?.icon} />} note={item.type?.one}>
			<span lang={language} className="block font-strong text-ink md:truncate">
				<MarkedText text={title} terms={terms} />
			</span>
			{below ? (
				<span lang={language} className="block text-step-1 text-ink-muted max-md:line-clamp-2 md:truncate">
					<MarkedText text={below} terms={terms} />
				</span>
			) : null}
		</Words>
	);
}

function Words({ icon, note, children }: { icon: ReactNode; note?: string; children: ReactNode }) {
	return (
		<>
			<span className="shrink-0 text-ink-muted">{icon}</span>
			<span className="min-w-0 grow wrap-anywhere">{children}</span>
			{note ? <span className="shrink-0 text-step-1 text-ink-muted max-md:hidden">{note}</span> : null}
		</>
	);
}

function keyOf(item: PaletteItem): string {
	if (item.kind === "hit") return `${item.hit.type} ${item.hit.url} ${item.hit.title}`;
	if (item.kind === "desk") return item.hit.to;
	return item.kind === "page" ? item.page.path : item.q;
}
