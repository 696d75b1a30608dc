import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { FieldFrame, useFieldAttributes } from "#app/ui/form/field-frame.tsx";

type Props = { name: string; label: ReactNode; hideLabel?: boolean; help?: ReactNode; error?: ReactNode };

/** One field drawn as six cells, so that pasting and autofill work. */
export function SixDigits({ name, label, hideLabel, help, error }: Props) {
	const attributes = useFieldAttributes({ help, error }, { name });
	return (
		<FieldFrame label={label} hideLabel={hideLabel} help={help} error={error} id={attributes.id}>
			<input
				{...attributes}
				name={name}
				type="text"
				inputMode="numeric"
				autoComplete="one-time-code"
				// Apps show a space between the digits; the server removes it.
				maxLength={24}
				required
				className={classNames(
					"six-digits h-12 rounded-control bg-surface-raised font-mono text-step-3 text-ink",
					Boolean(error) && "outline-danger",
				)}
			/>
		</FieldFrame>
	);
}
