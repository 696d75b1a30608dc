import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { tagsIn } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import type { FieldsProps } from "./option-fields";
import { Shared } from "./rules-bar";

type Props = Pick<FieldsProps, "typed" | "change" | "errorOf"> & { page: QuestionsPageData };

/** What the question is about, and whether it waits in the bank. Tags of the other questions are one press away. */
export function TagFields({ typed, change, errorOf, page: { list } }: Props) {
	const { t } = useTranslation("quiz-editor");
	const own = tagsIn(typed.tags);
	const others = [...new Set(list.flatMap(({ tags }) => tags))].filter((tag) => !own.includes(tag)).sort();
	return (
		<div className="grid gap-3">
			<TextField
				name="tags"
				id="question-tags"
				label={t("fields.tags")}
				help={t("fields.tagsHelp")}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={300}
				value={typed.tags}
				onChange={(event) => change({ ...typed, tags: event.target.value })}
				error={errorOf("tags")}
			/>
			{others.length > 0 ? (
				<div className="-mt-1 flex flex-wrap gap-1.5 noscript:hidden">
					{others.map((tag) => (
						<Button
							key={tag}
							variant="secondary"
							size="sm"
							aria-label={t("fields.addTag", { tag })}
							onClick={() => change({ ...typed, tags: [...own, tag].join(", ") })}
						>
							<Plus className="size-3.5" />
							{tag}
						</Button>
					))}
				</div>
			) : null}
			<Checkbox
				name="inBank"
				value="yes"
				label={t("fields.inBank")}
				help={t("fields.inBankHelp")}
				checked={typed.inBank}
				onChange={(event) => change({ ...typed, inBank: event.target.checked })}
			/>
			<Shared />
		</div>
	);
}
