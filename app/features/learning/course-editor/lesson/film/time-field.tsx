import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readTime, vttTime } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { TextField } from "#app/ui/form/field.tsx";

type Props = {
	label: string;
	fullLabel?: string;
	seconds: number;
	error?: string | null;
	onChange: (seconds: number) => void;
};

/** A time of the film: 1:05.5. What is no time stays typed, with what is wrong, and changes nothing. */
export function TimeField({ label, fullLabel, seconds, error = null, onChange }: Props) {
	const { t } = useTranslation("lesson-film");
	const [typed, setTyped] = useState<string | null>(null);
	const isWrong = typed !== null && readTime(typed) === null;

	function take() {
		const read = typed === null ? null : readTime(typed);
		if (read === null) return;
		setTyped(null);
		if (read !== seconds) onChange(read);
	}
	return (
		<TextField
			label={label}
			aria-label={fullLabel}
			inputMode="decimal"
			autoComplete="off"
			value={typed ?? shortTime(seconds)}
			error={isWrong ? t("time.wrong") : error}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={take}
			onKeyDown={(event) => {
				if (event.key !== "Enter") return;
				event.preventDefault();
				take();
			}}
			className="w-28 [&_input]:tabular"
		/>
	);
}

/** Without hours and thousandths that are none. */
function shortTime(seconds: number): string {
	return vttTime(seconds)
		.replace(/^00:0?/, "")
		.replace(/\.?0*$/, "");
}
