import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { TextField } from "#app/ui/form/field.tsx";
import type { WritingAnswer } from "./answer-writing.server";
import { EntryFormProvider, fieldId, fieldName, useProblem } from "./entry-form-context";
import type { newEntryPageData } from "./entry-page-data.server";
import { OriginalFields } from "./original-fields";
import { WritingForm } from "./writing-form";

type NewEntryView = Omit<Awaited<ReturnType<typeof newEntryPageData>>, "title" | "description">;
type Props = { page: NewEntryView; answer: WritingAnswer | undefined };

const NOTHING_SEEN = { lang: "en", revision: 0, factsRevision: 0, source: null };

export function NewEntry({ page, answer }: Props) {
	const { t } = useTranslation("library");
	const typed = answer ? readReply(answer.reply).values : {};
	const { shape } = page;
	const variant = shape.variantBy ? (typed[fieldName(shape.variantBy)] ?? "") : "";
	return (
		<EntryFormProvider
			value={{
				shape,
				variant,
				choices: page.choices,
				constraints: page.constraints,
				problems: answer?.problems ?? {},
				language: "en",
				isNew: true,
				files: {},
			}}
		>
			<WritingForm
				key={String(answer?.kind === "shown")}
				entry={page.form}
				seen={NOTHING_SEEN}
				answer={answer}
				storageKey={`new ${page.kind}`}
				saveLabel={t("actions.create")}
				canPublish={false}
			>
				<Address typed={typed.slug ?? ""} isCode={page.isCode} />
				<OriginalFields />
			</WritingForm>
		</EntryFormProvider>
	);
}

function Address({ typed, isCode }: { typed: string; isCode: boolean }) {
	const { t } = useTranslation("library");
	const error = useProblem("slug");
	return (
		<TextField
			id={fieldId("slug")}
			name="slug"
			label={t("editor.address")}
			help={t(isCode ? "editor.placeAddressHelp" : "editor.addressHelp")}
			required={isCode}
			error={error}
			defaultValue={typed}
			maxLength={60}
			autoComplete="off"
			spellCheck={false}
			className="max-w-120"
		/>
	);
}
