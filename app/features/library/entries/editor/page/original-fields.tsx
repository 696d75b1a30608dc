import { MarkdownHelp } from "#app/ui/writing/markdown-help.tsx";
import { fieldsOf, rowListsOf } from "../writing/entry-fields";
import { useEntryForm, useNamedWords } from "./entry-form-context";
import { EntryInput } from "./entry-input";
import { CellFields } from "./rows/cell-fields";
import { EntryRows, FormulaHelp } from "./rows/entry-rows";
import { useVariant } from "./use-variant";

export function OriginalFields() {
	const { say } = useNamedWords();
	const { shape } = useEntryForm();
	const variant = useVariant();
	const fields = fieldsOf(shape, variant);
	const lists = rowListsOf(shape, variant);

	return (
		<div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
			<section aria-labelledby="words" className="grid min-w-0 content-start gap-4">
				<h2 id="words" className="border-b border-line-strong pb-2 text-step-3 font-title">
					{say("editor.words")}
				</h2>
				{fields
					.filter(({ of }) => of === "words")
					.map((field) => (
						<EntryInput key={field.name} field={field} />
					))}
				{fields.some(({ input }) => input === "markdown") ? <MarkdownHelp /> : null}
				{lists.map((list) => (
					<EntryRows key={list} list={list} />
				))}
				{lists.includes("results") ? <FormulaHelp /> : null}
				{shape.cells ? <CellFields cells={shape.cells} /> : null}
			</section>
			<section aria-labelledby="facts" className="grid min-w-0 content-start gap-4 sm:max-xl:grid-cols-2">
				<div className="col-span-full border-b border-line-strong pb-2">
					<h2 id="facts" className="text-step-3 font-title">
						{say("editor.facts")}
					</h2>
					<p className="text-step-1 text-ink-subtle">{say("editor.factsHelp")}</p>
				</div>
				{fields
					.filter(({ of }) => of === "facts")
					.map((field) => (
						<EntryInput key={field.name} field={field} />
					))}
			</section>
		</div>
	);
}
