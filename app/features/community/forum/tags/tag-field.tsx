import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { TAG_SEPARATOR, tagsOf } from "../topics/tags";

type Props = {
	field: ReturnType<ReturnType<typeof useFields>["field"]>;
	suggested: readonly { slug: string; name: string }[];
	maxLength: number | undefined;
};

/** Tags with commas between them. With script those that there are can be pressed; without, they are named. */
export function TagField({ field, suggested, maxLength }: Props) {
	const { t, i18n } = useTranslation("forum");
	const input = useRef<HTMLInputElement>(null);

	function add(name: string) {
		const element = input.current;
		if (!element) return;
		const names = tagsOf([...element.value.split(TAG_SEPARATOR), name]).map((tag) => tag.name);
		element.value = names.join(", ");
		element.dispatchEvent(new Event("input", { bubbles: true }));
	}

	return (
		<div>
			<TextField {...field} ref={input} label={t("new.tags")} help={t("new.tagsHelp")} maxLength={maxLength} />
			{suggested.length > 0 ? (
				<>
					<fieldset className="mt-2 noscript:hidden">
						<legend className="text-step-1 text-ink-muted">{t("tags.suggested")}</legend>
						<ul className="mt-1.5 flex flex-wrap gap-1.5">
							{suggested.map(({ slug, name }) => (
								<li key={slug}>
									<button
										type="button"
										aria-label={t("tags.add", { name })}
										onClick={() => add(name)}
										className="hit-area inline-flex min-h-9 items-center gap-1.5 rounded-control border border-control px-2.5 text-label hover:bg-surface-sunken"
									>
										<Plus className="size-3.5" />
										{name}
									</button>
								</li>
							))}
						</ul>
					</fieldset>
					<noscript>
						<p className="mt-2 text-step-1 text-ink-muted">
							{t("tags.known", {
								names: listFormat(i18n.language, { type: "unit" }).format(suggested.map(({ name }) => name)),
							})}
						</p>
					</noscript>
				</>
			) : null}
		</div>
	);
}
