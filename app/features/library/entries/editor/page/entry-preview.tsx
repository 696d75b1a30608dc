import { Colon } from "#app/ui/text/joining.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { useNamedWords } from "./entry-form-context";
import type { EntryPreviewView } from "./entry-preview.server";

export function EntryPreview({ preview }: { preview: EntryPreviewView }) {
	const { say } = useNamedWords();
	const { title, summary, aliases, html, outlineHtml, sections, fields, inputs, results, rules, language } = preview;
	const bodyLanguage = preview.bodyInEnglish ? "en" : language;
	return (
		<article lang={language} className="max-w-[44rem] min-w-0">
			<h2 className="font-serif text-step-5">{title}</h2>
			{summary ? <p className="mt-2 text-step-3 text-ink-muted">{summary}</p> : null}
			{aliases.length > 0 ? <p className="mt-1 text-step-1 text-ink-subtle">{aliases.join(" · ")}</p> : null}
			{html ? <Prose html={html} lang={bodyLanguage} className="mt-6" /> : null}
			{sections.map((section) => (
				<section key={String(section.key)} className="mt-8">
					<h3 className="border-b border-line-strong pb-1.5 font-serif text-step-3">{String(section.title)}</h3>
					<ul>
						{(Array.isArray(section.items) ? section.items : []).map((item) => (
							<li key={item.key} className="flex gap-3 border-b border-line py-2.5">
								<span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-control" />
								<span>
									{item.text}
									{item.note ? <span className="block text-step-1 text-ink-subtle">{item.note}</span> : null}
								</span>
							</li>
						))}
					</ul>
				</section>
			))}
			{outlineHtml ? <Prose html={outlineHtml} className="mt-8 border-t border-line-strong pt-6" /> : null}
			<Labels title={say("preview.field")} rows={fields.map(({ key, label }) => [String(key), String(label)])} />
			<Labels
				title={say("preview.input")}
				rows={inputs.map((row) => [String(row.key), `${row.label}: ${row.default} ${row.unit}`])}
			/>
			<Labels
				title={say("preview.result")}
				rows={results.map((row) => [String(row.key), `${row.label} = ${row.formula}`])}
			/>
			{rules.length > 0 ? (
				<dl className="mt-6">
					{rules.map(({ cell, answer, text, doubt }) => (
						<div key={cell} className="border-t border-line py-3">
							<dt className="font-strong">
								{say(`cells.${cell}`)}
								<Colon />
								{answer ? say(`options.answer.${answer}`) : "—"}
							</dt>
							<dd>{text}</dd>
							{doubt ? <dd className="text-step-1 text-ink-subtle">{doubt}</dd> : null}
						</div>
					))}
				</dl>
			) : null}
		</article>
	);
}

function Labels({ title, rows }: { title: string; rows: [key: string, text: string][] }) {
	if (rows.length === 0) return null;
	return (
		<section className="mt-8">
			<h3 className="border-b border-line-strong pb-1.5 font-serif text-step-3">{title}</h3>
			<ul>
				{rows.map(([key, text]) => (
					<li key={key} className="border-b border-line py-2 text-ui">
						{text}
					</li>
				))}
			</ul>
		</section>
	);
}
