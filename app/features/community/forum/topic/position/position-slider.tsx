import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";

type Props = { number: number; count: number; onJump: (number: number) => void; isUpright?: boolean };

/** Where the reader is among the posts. Arrow keys go by post, Home and End to the first and the last one. */
export function PositionSlider({ number, count, onJump, isUpright = false }: Props) {
	const { t } = useTranslation("forum");
	const [value, setValue] = useState(number);
	useEffect(() => setValue(number), [number]);

	function go(to: number) {
		const target = Math.min(count, Math.max(1, to));
		setValue(target);
		onJump(target);
	}

	function onKeyDown(event: KeyboardEvent) {
		const to = targetOf(event.key, value, count);
		if (to === null) return;
		event.preventDefault();
		go(to);
	}

	return (
		<input
			type="range"
			min={1}
			max={count}
			value={value}
			aria-label={t("position.label")}
			aria-orientation={isUpright ? "vertical" : "horizontal"}
			aria-valuetext={t("position.of", { number: value, count })}
			onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
			onKeyDown={onKeyDown}
			style={isUpright ? { writingMode: "vertical-lr" } : undefined}
			className={classNames("block cursor-pointer accent-brand", isUpright ? "h-full w-6" : "h-11 w-full")}
		/>
	);
}

/** Browsers turn the arrows of an upright slider differently. */
function targetOf(key: string, value: number, count: number): number | null {
	if (key === "ArrowDown" || key === "ArrowRight") return value + 1;
	if (key === "ArrowUp" || key === "ArrowLeft") return value - 1;
	if (key === "PageDown") return value + 10;
	if (key === "PageUp") return value - 10;
	if (key === "Home") return 1;
	return key === "End" ? count : null;
}
