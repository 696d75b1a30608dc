import { VisuallyHidden } from "../visually-hidden";

/** The name of the field: no word that a password manager or a browser fills in. */
export const SPAM_TRAP = "leaveEmpty";

/** React 18 knows `inert` as an unknown attribute alone. */
const INERT = { inert: "" };

/**
 * A field that people neither see nor reach, and that programs fill in. With script it stays empty whatever fills it;
 * what arrives in it is asked for once more, since without script a password manager may have done it.
 */
export function SpamTrap({ label }: { label: string }) {
	return (
		<VisuallyHidden>
			<span {...INERT} aria-hidden="true">
				<label>
					{label}
					<input type="text" name={SPAM_TRAP} tabIndex={-1} autoComplete="off" value="" onChange={() => {}} />
				</label>
			</span>
		</VisuallyHidden>
	);
}
