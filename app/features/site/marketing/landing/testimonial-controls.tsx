import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeft, ArrowRight } from "#app/ui/icons.tsx";

type Props = { row: RefObject<HTMLUListElement>; total: number };

export function TestimonialControls({ row, total }: Props) {
	const { t } = useTranslation("home");
	const [shown, setShown] = useState(() => shownSlide(row.current));

	useEffect(() => {
		const element = row.current;
		if (!element) return;
		const follow = () => setShown(shownSlide(element));
		const onKey = (event: KeyboardEvent) => {
			const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
			if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			turn(element, by, total);
		};
		element.addEventListener("scroll", follow, { passive: true });
		element.addEventListener("keydown", onKey);
		return () => {
			element.removeEventListener("scroll", follow);
			element.removeEventListener("keydown", onKey);
		};
	}, [row, total]);

	return (
		<>
			<IconButton label={t("testimonials.previous")} className={bordered} onClick={() => turn(row.current, -1, total)}>
				<ArrowLeft className="size-4" />
			</IconButton>
			<IconButton label={t("testimonials.next")} className={bordered} onClick={() => turn(row.current, 1, total)}>
				<ArrowRight className="size-4" />
			</IconButton>
			<p aria-live="polite" className="ml-3 text-step-1 text-ink-muted">
				{t("testimonials.position", { number: shown + 1, total })}
			</p>
		</>
	);
}

const bordered = "border border-control";

function shownSlide(row: HTMLElement | null): number {
	return row ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}

/** CSS decides on smooth scrolling, by the reduced motion preference. */
function turn(row: HTMLElement | null, by: number, total: number) {
	const slide = row?.children[(shownSlide(row) + by + total) % total] as HTMLElement | undefined;
	row?.scrollTo({ left: (slide?.offsetLeft ?? 0) - ((row.firstElementChild as HTMLElement)?.offsetLeft ?? 0) });
}
