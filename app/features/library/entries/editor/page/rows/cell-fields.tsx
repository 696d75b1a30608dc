import type { FormShape } from "#app/features/library/entries/kinds/form-shape.ts";
import { useNamedWords } from "../entry-form-context";
import { RowInput } from "../entry-input";

export function CellFields({ cells }: { cells: NonNullable<FormShape["cells"]> }) {
	const { say } = useNamedWords();
	return (
		<section aria-label={say("rows.rules")} className="grid gap-6">
			{cells.names.map((cell) => (
				<fieldset key={cell} className="min-w-0 border-t border-line-strong pt-3">
					<legend className="float-left mb-3 w-full text-step-3 font-title">{say(`cells.${cell}`)}</legend>
					<div className="clear-both grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
						<RowInput
							name={`rules.${cell}.answer`}
							label="answer"
							options={{ group: "answer", values: cells.answers }}
							isFact
						/>
						<RowInput name={`rules.${cell}.reviewedOn`} label="reviewedOn" type="date" isFact />
						<RowInput name={`rules.${cell}.sourceName`} label="sourceName" isFact />
						<RowInput name={`rules.${cell}.sourceUrl`} label="sourceUrl" isFact />
						<RowInput name={`rules.${cell}.sourceDate`} label="sourceDate" type="date" isFact />
						<RowInput name={`rules.${cell}.text`} label="text" isLong className="sm:col-span-2 xl:col-span-3" />
						<RowInput name={`rules.${cell}.doubt`} label="doubt" isLong className="sm:col-span-2 xl:col-span-3" />
					</div>
				</fieldset>
			))}
		</section>
	);
}
