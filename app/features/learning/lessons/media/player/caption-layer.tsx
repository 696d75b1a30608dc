import { classNames } from "#app/ui/class-names.ts";
import type { CaptionChoice } from "./caption-choice";

const SIZE_CLASSES = { small: "text-label", normal: "text-step-2 md:text-step-3", large: "text-step-3 md:text-step-4" };
const GROUND_CLASSES = {
	solid: "bg-[oklch(0.15_0.02_168)]",
	half: "bg-[oklch(0.15_0.02_168/0.8)]",
	none: "[text-shadow:0_0_4px_oklch(0.1_0.02_168),0_1px_3px_oklch(0.1_0.02_168),0_0_10px_oklch(0.1_0.02_168)]",
};

type Props = { text: string | null; lang: string; choice: CaptionChoice };

export function CaptionLayer({ text, lang, choice }: Props) {
	if (!text) return null;
	return (
		<p
			aria-hidden="true"
			lang={lang}
			data-captions=""
			className="pointer-events-none absolute inset-x-3 bottom-3 text-center leading-snug"
		>
			<span
				className={classNames(
					"inline-block rounded-badge px-2.5 py-1 font-strong whitespace-pre-line text-[oklch(0.98_0.01_92)]",
					SIZE_CLASSES[choice.size],
					GROUND_CLASSES[choice.ground],
				)}
			>
				{text}
			</span>
		</p>
	);
}
