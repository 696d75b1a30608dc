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

/** Tags of the course that are one press away. The others are suggested as the last one is typed. */
const MOST_BUTTONS = 12;

/** What the question is about, and whether it waits in the bank. */
export function TagFields({ typed, change, errorOf, page: { tags, chosen } }: Props) {
	const { t } = useTranslation("quiz-editor");
	const own = tagsIn(typed.tags);
	// Behind the last comma a tag is still being typed.
	const before = typed.tags.split(/[,;，、；]/).slice(0, -1);
	const begun = before.map((tag) => tag.trim()).filter((tag) => tag !== "");
	const others = tags.filter(({ tag }) => !own.includes(tag));
	const list = `tags-of-course-${chosen?.key}`;
	return (
		<div className="grid gap-3">
			<TextField
				name="tags"
				id="question-tags"
				label={t("fields.tags")}
				help={t("fields.tagsHelp")}
				list={list}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={300}
				value={typed.tags}
				onChange={(event) => change({ ...typed, tags: event.target.value })}
				error={errorOf("tags")}
			/>
			<datalist id={list}>
				{tags
					.filter(({ tag }) => !tagsIn(begun.join(",")).includes(tag))
					.map(({ tag, times }) => (
						<option key={tag} value={[...begun, tag].join(", ")} label={`${tag} · ${times}`} />
					))}
			</datalist>
			{others.length > 0 ? (
				<div className="-mt-1 flex flex-wrap gap-1.5 noscript:hidden">
					{others.slice(0, MOST_BUTTONS).map(({ tag, times }) => (
						<Button
							key={tag}
							variant="secondary"
							size="sm"
							onClick={() => change({ ...typed, tags: [...own, tag].join(", ") })}
						>
							<Plus className="size-3.5" />
							{tag}
							<span className="font-normal text-ink-muted tabular">{times}</span>
							<span className="sr-only">{t("fields.addTagUsed", { tag, count: times })}</span>
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
