import type { TypePart } from "../schema-type";
import { TypeText } from "./type-text";

type Props = { name: string; type: readonly TypePart[]; note?: string | null };

export function NameCell({ name, type, note }: Props) {
	return (
		<span className="font-normal">
			<code translate="no" className="mr-2 font-mono text-label font-strong text-ink wrap-anywhere">
				{name}
			</code>
			{note ? <span className="inline-block whitespace-nowrap text-step-1 text-ink-subtle">{note}</span> : null}
			<span className="block">
				<TypeText type={type} />
			</span>
		</span>
	);
}
