import { useNamedWords } from "./entry-form-context";

export function MarkdownHelp() {
	const { say } = useNamedWords();
	return (
		<details className="text-step-1 text-ink-muted">
			<summary className="hit-area w-fit py-1 underline underline-offset-4">{say("editor.markdown")}</summary>
			<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 font-mono">
				{say("editor.markdownHelp")
					.split(" · ")
					.map((one) => (
						<li key={one}>{one}</li>
					))}
			</ul>
		</details>
	);
}
