import { useField } from "@conform-to/react";
import { fieldsOf, rowListsOf } from "../writing/entry-fields";
import { fieldName, useEntryForm, useNamedWords } from "./entry-form-context";
import { EntryInput } from "./entry-input";
import { EntryRows, FormulaHelp } from "./entry-rows";
import { MarkdownHelp } from "./markdown-help";
import { PlaceRules } from "./place-rules";

export function OriginalFields() {
	const { say } = useNamedWords();
	const { kind, resourceKind } = useEntryForm();
	// The fields of a resource depend on its kind; with JavaScript they change as soon as it is chosen.
	const [chosen] = useField<string>(fieldName("kind"));
	const facts = { kind: kind === "resource" ? (chosen.value ?? resourceKind) : "" };
	const fields = fieldsOf(kind, facts);
	const lists = rowListsOf(kind, facts);

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
				<FormulaHelp />
				{kind === "place" ? <PlaceRules /> : null}
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
