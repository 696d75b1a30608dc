import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { displayWidth } from "#app/shared/text/display-width.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { TriangleAlert } from "#app/ui/icons.tsx";

type Props = {
	id: string;
	name: string;
	label: string;
	hideLabel?: boolean;
	defaultValue: string;
	lang: string;
	/** In columns. */
	limit: number;
	/** What happens to a text that is wider. */
	tooWide: string;
	isLong?: boolean;
	className?: string;
};

/** A field that says how wide its text is. A text that is too wide is marked, and saved all the same. */
export function MeteredField({ limit, tooWide, isLong = false, defaultValue, ...field }: Props) {
	const [width, setWidth] = useState(() => displayWidth(defaultValue));
	const common = {
		...field,
		defaultValue,
		autoComplete: "off",
		onChange: ({ target }: { target: { value: string } }) => setWidth(displayWidth(target.value)),
		help: <Meter width={width} limit={limit} tooWide={tooWide} />,
	};
	return isLong ? <TextArea {...common} rows={3} /> : <TextField {...common} />;
}

function Meter({ width, limit, tooWide }: { width: number; limit: number; tooWide: string }): ReactNode {
	const { t } = useTranslation("course-editor");
	if (width <= limit) return <span className="tabular">{t("details.meter", { number: width, limit })}</span>;
	return (
		<span className="flex items-start gap-1.5 text-warning">
			<TriangleAlert className="mt-0.5 size-4 shrink-0" />
			<span className="tabular">{`${t("details.meter", { number: width, limit })} · ${tooWide}`}</span>
		</span>
	);
}
