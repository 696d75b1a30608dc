import { FormProvider, parse, useForm } from "@conform-to/react";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useSavedTyping } from "#app/shared/forms/use-saved-typing.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { WritingConflict } from "#app/ui/writing/writing-conflict.tsx";
import type { FormEntry } from "../writing/entry-form";
import type { WritingAnswer } from "./answer-writing.server";
import { fieldId, useEntryForm, usePathLabel } from "./entry-form-context";
import { EntryPreview } from "./entry-preview";

type Props = {
	entry: FormEntry;
	/** The revisions and the English hash that the form was rendered with. */
	seen: { lang: string; revision: number; factsRevision: number; source: string | null };
	answer: WritingAnswer | undefined;
	/** Storage key of the typed values until they are saved. */
	storageKey: string;
	saveLabel: string;
	canPublish: boolean;
	children: ReactNode | ((typed: Record<string, string> | null) => ReactNode);
};

type Written = { entry: FormEntry };

/** A plain POST. Conform handles the row buttons with JavaScript, the server without. */
export function WritingForm({ entry, seen, answer, storageKey, saveLabel, canPublish, children }: Props) {
	const { t } = useTranslation("library");
	const label = usePathLabel();
	const [form] = useForm<Written, Written, FormMessage[]>({
		id: "writing",
		lastResult: answer?.reply,
		defaultValue: { entry },
		// Only the row buttons run in the browser; validation happens on the server.
		onValidate: ({ formData }) => parse(formData, { resolve: (value) => ({ value: value as Written }) }),
	});
	const { formData } = useNavigation();
	const pending = formData?.has("revision") ? formData.get("intent") : null;
	const revisions = answer?.conflict ?? seen;
	const kept = useSavedTyping({
		key: storageKey,
		revision: `${seen.revision}.${seen.factsRevision}`,
		isAnswered: Boolean(answer),
	});
	const typed = answer ? readReply(answer.reply).values : null;

	return (
		<FormProvider context={form.context}>
			<UnsavedTyping kept={kept.kept} onDrop={kept.drop} />
			{answer?.conflict ? <WritingConflict conflict={answer.conflict} lang={seen.lang} label={label} /> : null}
			<Problems answer={answer} />
			<Form
				method="post"
				id={form.id}
				onSubmit={(event: FormEvent<HTMLFormElement>) => {
					form.onSubmit(event);
					if (!event.defaultPrevented) kept.keep(event.currentTarget);
				}}
				noValidate
				preventScrollReset
				{...(form.dirty || (answer && answer.kind !== "rows") ? { [KEEPS_UNSAVED]: "" } : {})}
				className="grid min-w-0 gap-6"
			>
				{/* The default button for Enter; otherwise that would be the first row's button. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="hidden" />
				<input type="hidden" name="lang" value={seen.lang} />
				<input type="hidden" name="revision" value={revisions.revision} />
				<input type="hidden" name="factsRevision" value={revisions.factsRevision} />
				{seen.source ? <input type="hidden" name="source" value={seen.source} /> : null}
				{typeof children === "function" ? children(typed) : children}
				<div className="md:sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-t max-sm:[&_button]:px-3 sm:gap-3 border-line-strong bg-surface px-1 py-3">
					<Button
						type="submit"
						name="intent"
						value="save"
						pending={pending === "save"}
						pendingLabel={t("actions.saving")}
					>
						{saveLabel}
					</Button>
					<Button type="submit" name="intent" value="preview" variant="secondary">
						{t("actions.preview")}
					</Button>
					{canPublish ? (
						<Button type="submit" name="intent" value="publish" variant="secondary">
							{t("actions.publish")}
						</Button>
					) : null}
				</div>
			</Form>
			{answer?.preview ? (
				<section aria-labelledby="typed-preview" className="mt-10 border-t border-line-strong pt-4" id="preview">
					<p id="typed-preview" role="status" className="mb-6 text-label text-ink-muted">
						{t("preview.typed")}
					</p>
					<EntryPreview preview={answer.preview} />
				</section>
			) : null}
		</FormProvider>
	);
}

/** Takes the focus after a refusal, but not beside a draft. */
function Problems({ answer }: { answer: WritingAnswer | undefined }) {
	const { t } = useTranslation("library");
	const say = useMessages("library");
	const label = usePathLabel();
	const { problems } = useEntryForm();
	const listed = Object.entries(problems).map(([name, problem]) => ({
		fieldId: fieldId(name),
		message: t("errors.at", { field: label(name), message: say(problem) }),
	}));
	if (listed.length === 0) return null;
	if (answer?.kind === "invalid") {
		const title = t("errors.summary", { count: listed.length });
		return (
			<div className="mb-6">
				<ErrorSummary title={title} errors={listed} answer={answer} isNamed />
			</div>
		);
	}
	return (
		<Notice tone="info" title={t("publish.mend")} className="mb-6">
			<ul className="mt-1">
				{listed.map((problem) => (
					<li key={problem.fieldId}>
						<a href={`#${problem.fieldId}`} className="inline-block py-1 underline underline-offset-4">
							{problem.message}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}

type UnsavedProps = { kept: [string, string][] | null; onDrop: () => void };

/** Offers to restore values that were submitted from this tab but not saved. */
function UnsavedTyping({ kept, onDrop }: UnsavedProps) {
	const { t } = useTranslation("library");
	const submit = useSubmit();
	const box = useRef<HTMLDivElement>(null);
	if (!kept) return null;
	const show = () => {
		const fields = kept.filter(([name]) => name !== "intent" && name !== "__intent__");
		submit(new URLSearchParams([...fields, ["intent", "show"]]), { method: "post", preventScrollReset: true });
	};
	return (
		<div ref={box} className="mb-6">
			<Notice
				tone="warning"
				title={t("kept.title")}
				actions={
					<>
						<Button size="sm" onClick={show}>
							{t("actions.bringBack")}
						</Button>
						<Button size="sm" variant="secondary" onClick={onDrop}>
							{t("actions.drop")}
						</Button>
					</>
				}
			>
				{t("kept.text")}
			</Notice>
		</div>
	);
}
