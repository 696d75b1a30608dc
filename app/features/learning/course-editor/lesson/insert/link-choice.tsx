import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Link2, Search } from "#app/ui/icons.tsx";
import { LINK_GROUPS, type LinkGroup, type LinkTarget, linkTo, typedAddress } from "../links/link-target";
import type { InsertProps } from "./insert-props";
import { useFound } from "./use-found";

/** Finds what to link to by words, and places the link. Arrows choose, Enter places. */
export function LinkChoice({ editor, page: { course, language }, onClose }: Omit<InsertProps, "insert">) {
	const { t } = useTranslation("course-files");
	const id = useId();
	const [selected] = useState(() => editor.selected());
	const [q, setQ] = useState(() => (/\n/.test(selected) ? "" : selected.trim().slice(0, 100)));
	const [at, setAt] = useState(0);
	const query = new URLSearchParams({ q: q.trim(), lang: language });
	const { found, state } = useFound<LinkTarget[]>(`/instructor-dashboard/courses/${course.id}/links?${query}`);
	const address = typedAddress(q);
	const options: Option[] = [
		...(address ? [{ group: "typed" as const, title: address, address, language: "" }] : []),
		...(found ?? []),
	];
	const chosen = options[at];

	function place(target: Option) {
		editor.placeInline(linkTo(target, selected));
		onClose();
	}
	function onKeyDown(event: KeyboardEvent) {
		const step = STEPS[event.key];
		if (step && options.length > 0) {
			event.preventDefault();
			setAt((at + step + options.length) % options.length);
		}
		if (event.key === "Enter") {
			event.preventDefault();
			// Until the answer is there, the list is that of what was typed before.
			if (chosen && (state !== "loading" || chosen.group === "typed")) place(chosen);
		}
	}

	return (
		<div className="grid gap-3">
			<TextField
				type="text"
				role="combobox"
				id={`${id}-search`}
				label={t("link.search")}
				help={t("link.help")}
				value={q}
				maxLength={300}
				autoComplete="off"
				aria-expanded={options.length > 0}
				aria-controls={`${id}-list`}
				aria-autocomplete="list"
				aria-activedescendant={chosen ? `${id}-${at}` : undefined}
				before={<Search className="size-4" />}
				onChange={({ target }) => {
					setQ(target.value);
					setAt(0);
				}}
				onKeyDown={onKeyDown}
			/>
			<p role="status" className="text-label text-ink-muted">
				{state === "failed"
					? t("failed")
					: state === "loading"
						? t("loading")
						: t("link.found", { count: options.length })}
			</p>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={t("link.results")}
				tabIndex={0}
				className="max-h-80 overflow-y-auto empty:hidden"
				onKeyDown={onKeyDown}
			>
				{(["typed", ...LINK_GROUPS] as const).map((group) => {
					const ofGroup = options.flatMap((target, index) => (target.group === group ? [{ target, index }] : []));
					if (ofGroup.length === 0) return null;
					return (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
						<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
							<div id={`${id}-${group}`} className="px-2 pt-3 pb-1 text-step-1 font-strong text-ink-muted">
								{t(`link.groups.${group}`)}
							</div>
							{ofGroup.map(({ target, index }) => (
								<Line
									key={target.address}
									id={`${id}-${index}`}
									target={target}
									isChosen={index === at}
									onPoint={() => setAt(index)}
									onChoose={() => place(target)}
								/>
							))}
						</div>
					);
				})}
			</div>
		</div>
	);
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

type Option = Omit<LinkTarget, "group"> & { group: LinkGroup | "typed" };
type LineProps = { id: string; target: Option; isChosen: boolean; onPoint: () => void; onChoose: () => void };

function Line({ id, target, isChosen, onPoint, onChoose }: LineProps) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
		<div
			id={id}
			ref={(line) => {
				if (isChosen) line?.scrollIntoView({ block: "nearest" });
			}}
			role="option"
			tabIndex={-1}
			aria-selected={isChosen}
			onClick={onChoose}
			onPointerMove={onPoint}
			className={classNames(
				"flex min-h-11 cursor-pointer items-center gap-3 border-l-2 px-2 py-1.5 text-ui",
				isChosen ? "border-brand bg-brand-soft" : "border-transparent",
			)}
		>
			<Link2 className="size-4 shrink-0 text-ink-muted" />
			<span className="min-w-0">
				<span lang={target.language || undefined} className="block wrap-anywhere">
					{target.title}
				</span>
				{target.group === "typed" ? null : (
					<span className="block text-step-1 wrap-anywhere text-ink-muted">{target.address}</span>
				)}
			</span>
		</div>
	);
}
