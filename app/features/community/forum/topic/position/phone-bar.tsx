import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDown, ReplyIcon } from "#app/ui/icons.tsx";
import { PositionSlider } from "./position-slider";
import type { Position } from "./topic-position";

/** At the bottom of narrow screens: the reply and the position, which opens its slider. */
export function PhoneBar({ onReply, ...position }: Position & { onReply: (() => void) | null }) {
	const { t } = useTranslation("forum");
	const [isOpen, setOpen] = useState(false);
	const { number, count } = position;
	return (
		<div className="scripted fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-surface-raised px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
			{isOpen ? (
				<div className="pb-2">
					<PositionSlider {...position} />
				</div>
			) : null}
			<div className="flex gap-3">
				{onReply ? (
					<Button className="grow" onClick={onReply}>
						<ReplyIcon className="size-4" />
						{t("deeds.reply")}
					</Button>
				) : null}
				<Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					<span className="tabular">{t("position.of", { number, count })}</span>
					<ChevronDown className={classNames("size-4", !isOpen && "rotate-180")} />
				</Button>
			</div>
		</div>
	);
}
