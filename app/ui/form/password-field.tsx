import { forwardRef, type InputHTMLAttributes, useState } from "react";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { Eye, EyeOff } from "../icons";
import { controlStyle, FieldFrame, type FieldWords, useFieldAttributes } from "./field-frame";

export type PasswordFieldProps = FieldWords &
	Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { showLabel: string; hideLabelText: string };

/** The button that reveals the password appears after hydration. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
	{ label, labelNote, hideLabel, help, error, className, showLabel, hideLabelText, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help, error }, rest);
	const [isShown, setShown] = useState(false);
	const isReady = useHydrated();

	return (
		<FieldFrame
			label={label}
			labelNote={labelNote}
			hideLabel={hideLabel}
			help={help}
			error={error}
			className={className}
			id={attributes.id}
		>
			<span className="relative flex">
				<input
					spellCheck={false}
					autoCapitalize="none"
					{...rest}
					{...attributes}
					ref={ref}
					type={isShown ? "text" : "password"}
					className={classNames(controlStyle, "pr-12")}
				/>
				{isReady ? (
					<IconButton
						label={isShown ? hideLabelText : showLabel}
						aria-controls={attributes.id}
						className="absolute top-0 right-0"
						onClick={() => setShown(!isShown)}
					>
						{isShown ? <EyeOff className="size-4.5" /> : <Eye className="size-4.5" />}
					</IconButton>
				) : null}
			</span>
		</FieldFrame>
	);
});
