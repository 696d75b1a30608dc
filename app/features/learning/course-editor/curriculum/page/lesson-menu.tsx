import { useNavigate } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DropdownMenuItem } from "#app/ui/floating/dropdown-menu.tsx";
import { MenuPanel } from "#app/ui/floating/menu-panel.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Ellipsis } from "#app/ui/icons.tsx";
import { stepOf, writePlace } from "../curriculum";
import { useCurriculum } from "./curriculum-context";
import type { ShownLesson, ShownModule } from "./curriculum-page-data.server";

/** What can be done with a lesson; without script its inspector has the same. */
export function LessonMenu({ lesson }: { lesson: ShownLesson }) {
	const { t } = useTranslation("course-editor");
	const { page, order, changes, announce, askWhere } = useCurriculum();
	const navigate = useNavigate();
	const { key, title } = lesson;
	const step = (by: -1 | 1) => {
		const place = stepOf(order, key, by);
		return place && (() => changes.send({ intent: "place", lesson: key, place: writePlace(place) }));
	};
	return (
		<RowMenu
			id={`lesson-${key}-menu`}
			label={t("curriculum.menu.ofLesson", { title })}
			items={[
				{
					words: t("curriculum.menu.open"),
					act: () => navigate(`/instructor-dashboard/courses/${page.frame.id}/lessons/${key}`),
				},
				{
					words: t("curriculum.menu.settings"),
					act: () => navigate(`?lesson=${key}`, { preventScrollReset: true }),
				},
				{ words: t("curriculum.menu.up"), act: step(-1) },
				{ words: t("curriculum.menu.down"), act: step(1) },
				{ words: t("curriculum.menu.moveTo"), act: () => askWhere(key) },
				{
					words: t("curriculum.menu.duplicate"),
					act: () =>
						changes.send({ intent: "duplicate", lesson: key }, () => announce(t("curriculum.duplicated", { title }))),
				},
				{
					words: t("curriculum.menu.retire"),
					act: () =>
						changes.send({ intent: "retireLesson", lesson: key }, () => {
							announce(t("curriculum.removed.done", { title }));
							focusSoon(`removed-lesson-${key}`);
						}),
				},
			]}
		/>
	);
}

export function ModuleMenu({ module, at }: { module: ShownModule; at: number }) {
	const { t } = useTranslation("course-editor");
	const { order, changes, announce } = useCurriculum();
	const navigate = useNavigate();
	const { key, title } = module;
	const place = (to: number) => () => changes.send({ intent: "placeModule", module: key, at: String(to) });
	return (
		<RowMenu
			id={`module-${key}-menu`}
			label={t("curriculum.menu.ofModule", { title })}
			items={[
				{
					words: t("curriculum.menu.settings"),
					act: () => navigate(`?module=${key}`, { preventScrollReset: true }),
				},
				{ words: t("curriculum.menu.up"), act: at > 0 ? place(at - 1) : null },
				{ words: t("curriculum.menu.down"), act: at < order.length - 1 ? place(at + 1) : null },
				{
					words: t("curriculum.menu.retire"),
					act: () =>
						changes.send({ intent: "retireModule", module: key }, () => {
							announce(t("curriculum.removed.done", { title }));
							focusSoon(`removed-module-${key}`);
						}),
				},
			]}
		/>
	);
}

type RowMenuProps = { id: string; label: string; items: { words: ReactNode; act: (() => void) | null }[] };

function RowMenu({ id, label, items }: RowMenuProps) {
	const { isLive } = useCurriculum();
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [startsAtFirst, setStartsAtFirst] = useState(false);
	if (!isLive) return null;
	return (
		<span className="relative inline-flex shrink-0">
			<IconButton
				ref={button}
				id={`${id}-button`}
				label={label}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onClick={(event) => {
					setStartsAtFirst(event.detail === 0);
					setOpen((before) => !before);
				}}
			>
				<Ellipsis className="size-5" />
			</IconButton>
			{isOpen ? (
				<MenuPanel id={id} isOpen onOpenChange={setOpen} align="end" startsAtFirst={startsAtFirst} button={button}>
					{items.map(({ words, act }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list of items never changes
						<DropdownMenuItem key={at} disabled={act === null} onSelect={() => act?.()}>
							{words}
						</DropdownMenuItem>
					))}
				</MenuPanel>
			) : null}
		</span>
	);
}

const LONGEST_WAIT_MS = 3_000;

/** Once the page has the button of what has just been saved, which comes with the next data. Whoever goes on stays there. */
export function focusSoon(id: string) {
	const until = performance.now() + LONGEST_WAIT_MS;
	const wait = new AbortController();
	const { signal } = wait;
	for (const deed of ["pointerdown", "keydown"])
		window.addEventListener(deed, () => wait.abort(), { signal, capture: true });
	const focus = () => {
		if (signal.aborted) return;
		const element = document.getElementById(id);
		element?.focus();
		if (element || performance.now() >= until) wait.abort();
		else requestAnimationFrame(focus);
	};
	requestAnimationFrame(focus);
}
