import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormEntry } from "../writing/entry-form";
import { type TextPair, translationPairs } from "../writing/translation-pairs";
import { fieldId, fieldName, useEntryForm, useNamedWords, useProblem } from "./entry-form-context";
import { FileInput } from "./file-input";

type Props = {
	english: FormEntry;
	own: FormEntry;
	typed: Record<string, string> | null;
};

const nameOf = (language: string) => LANGUAGES.find(({ code }) => code === language)?.name ?? language;

/** Words beside the English. Below 1024 px one of the two shows at a time, also without JavaScript. */
export function TranslationFields({ english, own, typed }: Props) {
	const { say } = useNamedWords();
	const { shape, variant, language } = useEntryForm();
	const { pairs, keys } = translationPairs(shape, variant, english, own);
	const name = nameOf(language);

	return (
		<div className="group/sides">
			<fieldset className="mb-4 border-b border-line lg:hidden">
				<legend className="sr-only">{say("editor.sides")}</legend>
				<div className="flex gap-6">
					<Side value="own" label={name} lang={language} isFirst />
					<Side value="english" label={say("editor.english")} lang="en" />
				</div>
			</fieldset>
			<div aria-hidden="true" className="mb-3 hidden grid-cols-2 gap-8 border-b border-line-strong pb-2 lg:grid">
				<p className="text-step-3 font-title" lang="en">
					{say("editor.english")}
				</p>
				<p className="text-step-3 font-title" lang={language}>
					{name}
				</p>
			</div>
			{keys.map((key) => (
				<input key={key.name} type="hidden" name={fieldName(key.name)} value={key.value} />
			))}
			<div className="grid gap-5">
				{pairs.map((pair) => (
					<div key={pair.name} className="grid gap-x-8 lg:grid-cols-2">
						<English pair={pair} />
						<Own pair={pair} typed={typed} />
					</div>
				))}
			</div>
		</div>
	);
}

type SideProps = { value: "own" | "english"; label: string; lang: string; isFirst?: boolean };

/** Only switches the visible side on phones; it is not submitted. */
function Side({ value, label, lang, isFirst }: SideProps) {
	return (
		<label className="flex min-h-11 items-center border-b-2 border-transparent text-ui text-ink-muted has-checked:border-brand has-checked:font-strong has-checked:text-ink has-focus-visible:outline-2">
			<input type="radio" name="side" form="no-form" value={value} defaultChecked={isFirst} className="sr-only" />
			<span lang={lang}>{label}</span>
		</label>
	);
}

function useLabel({ label, list }: TextPair): string {
	const { say } = useNamedWords();
	const { i18n } = useTranslation();
	const own = say(`fields.${label}`);
	if (!list) return own;
	return labelledValue(i18n.language, say(list.startsWith("cells.") ? list : `rows.${list}`), own);
}

function English({ pair }: { pair: TextPair }) {
	const { say } = useNamedWords();
	const { files } = useEntryForm();
	const label = useLabel(pair);
	const shown = pair.input === "file" ? files[pair.english]?.name : pair.english;
	return (
		<div className="max-lg:hidden max-lg:group-has-[[value=english]:checked]/sides:block" data-english={pair.name}>
			<p className="mb-1.5 text-label text-ink-muted">{label}</p>
			<p
				lang="en"
				className="border-l-2 border-line-strong py-2 pl-3 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]"
			>
				{shown || <span className="text-ink-subtle">{say("editor.nothing")}</span>}
			</p>
		</div>
	);
}

function Own({ pair, typed }: { pair: TextPair; typed: Record<string, string> | null }) {
	const { say, has } = useNamedWords();
	const { language, constraints } = useEntryForm();
	const label = useLabel(pair);
	const error = useProblem(pair.name);
	const common = {
		id: fieldId(pair.name),
		name: fieldName(pair.name),
		label,
		error,
		help: has(`help.${pair.name}`) ? say(`help.${pair.name}`, { open: "{{", close: "}}" }) : undefined,
		lang: language,
		defaultValue: typed ? (typed[fieldName(pair.name)] ?? "") : pair.own,
		maxLength: constraints[pair.name],
		className: "max-lg:group-has-[[value=english]:checked]/sides:hidden",
	};
	if (pair.input === "file") return <FileInput {...common} field={pair.label} />;
	if (pair.input === "text") return <TextField {...common} autoComplete="off" />;
	return <TextArea {...common} rows={pair.input === "markdown" ? 14 : 3} />;
}
