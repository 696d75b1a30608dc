import { VisuallyHidden } from "../visually-hidden";

/** Chosen so that neither password managers nor browsers fill it in. */
export const SPAM_TRAP = "leaveEmpty";

/** React 18 does not know `inert` as a boolean attribute. */
const INERT_PROPS = { inert: "" };

/** Honeypot field. Password managers may fill it, so a filled one is asked again instead of refused. */
export function SpamTrap({ label }: { label: string }) {
	return (
		<VisuallyHidden>
			<span {...INERT_PROPS} aria-hidden="true">
				<label>
					{label}
					<input type="text" name={SPAM_TRAP} tabIndex={-1} autoComplete="off" value="" onChange={() => {}} />
				</label>
			</span>
		</VisuallyHidden>
	);
}
