import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { type CannedQuery, cannedHref } from "./canned-list";
import { CannedSearch } from "./canned-search";

type Answer = { id: number; title: string; body: string; inEnglish: boolean; revision: number };
export const CANNED_DONE = ["saved", "retired"] as const;
export type CannedDone = (typeof CANNED_DONE)[number];

type Props = {
	query: CannedQuery;
	answers: Answer[];
	done: CannedDone | null;
	form: FormView;
	/** The answered form: the id of an answer, or `null` for the new one. */
	answered: { id: number | null } | undefined;
};

export function CannedPage({ query, answers, done, form, answered }: Props) {
	const { language, q } = query;
	const { t } = useTranslation("desk");
	const say = useMessages("desk");
	const isFor = (id: number | null) => (answered?.id === id && answered !== undefined ? form : NO_FORM);
	const prefix = answered?.id ?? "new";
	const problems = Object.entries(form.errors).map(([name, message]) => ({
		fieldId: `${name}-${prefix}`,
		message: say(message),
	}));
	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("canned.lede")}</p>
			<nav aria-label={t("canned.language")} className="mt-6 overflow-x-auto border-b border-line">
				<ul className="flex gap-6">
					{LANGUAGES.map(({ code, name }) => (
						<li key={code} className="shrink-0">
							<Link
								to={cannedHref({ language: code, q: "" })}
								aria-current={code === language ? "page" : undefined}
								lang={code}
								className="flex min-h-11 items-center border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
							>
								{name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-6 grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6">
				<ErrorSummary title={t("errors.summary")} errors={problems} answer={answered} />
				{form.formError ? <ResultNotice tone="warning">{say(form.formError)}</ResultNotice> : null}
				{done && !answered ? <ResultNotice tone="success">{t(`canned.done.${done}`)}</ResultNotice> : null}
				<CannedSearch query={query} />
				{answers.length === 0 ? <EmptyState title={t(q ? "canned.noneFound" : "canned.empty")} /> : null}
				{answers.length > 0 ? (
					<ul className="divide-y divide-line border-y border-line-strong">
						{answers.map((answer) => (
							<li key={`${answer.id} ${language} ${answer.revision}`}>
								<details open={answered?.id === answer.id || undefined} className="group">
									<summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
										<span className="min-w-0 shrink-0 text-ui font-strong max-md:shrink md:max-w-[60%]">
											{answer.title}
										</span>
										<span className="min-w-0 grow truncate text-step-1 text-ink-subtle max-md:hidden">
											{answer.body}
										</span>
										<ChevronDown className="ml-auto size-4 shrink-0 text-ink-muted group-open:rotate-180" />
									</summary>
									<div className="pt-2 pb-5">
										<AnswerForm answer={answer} language={language} form={isFor(answer.id)} />
									</div>
								</details>
							</li>
						))}
					</ul>
				) : null}
				<section aria-labelledby="add" className="border-t border-line-strong pt-6">
					<h2 id="add" className="mb-4 text-step-4">
						{t("canned.add")}
					</h2>
					<AnswerForm key={`new ${answers.length} ${language}`} answer={null} language={language} form={isFor(null)} />
				</section>
			</div>
		</>
	);
}

const NO_FORM: FormView = { errors: {}, formError: undefined, values: {} };

function AnswerForm({ answer, language, form }: { answer: Answer | null; language: string; form: FormView }) {
	const { t } = useTranslation("desk");
	const say = useMessages("desk");
	const id = answer?.id ?? "new";
	const errorOf = (name: string) => form.errors[name] && say(form.errors[name]);
	return (
		<div className="grid gap-3">
			<Form method="post" noValidate preventScrollReset className="grid justify-items-start gap-4">
				<input type="hidden" name="language" value={language} />
				{answer ? <input type="hidden" name="id" value={answer.id} /> : null}
				{answer ? <input type="hidden" name="revision" value={answer.revision} /> : null}
				{answer?.inEnglish ? <p className="text-label text-ink-muted">{t("canned.inEnglish")}</p> : null}
				<TextField
					id={`title-${id}`}
					name="title"
					label={t("canned.name")}
					error={errorOf("title")}
					defaultValue={form.values.title ?? answer?.title}
					maxLength={80}
					className="w-full"
				/>
				<TextArea
					id={`body-${id}`}
					name="body"
					label={t("canned.text")}
					error={errorOf("body")}
					defaultValue={form.values.body ?? answer?.body}
					maxLength={5_000}
					rows={5}
					className="w-full"
				/>
				<Button
					type="submit"
					name="intent"
					value={answer ? "change" : "add"}
					variant={answer ? "secondary" : "primary"}
				>
					{t("canned.save")}
				</Button>
			</Form>
			{answer ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={answer.id} />
					<ConfirmButton
						variant="quiet"
						size="sm"
						name="intent"
						value="retire"
						question={t("canned.retireQuestion")}
						confirm={t("canned.retireConfirm")}
					>
						{t("canned.retire")}
						<span className="sr-only">
							<Colon />
							{answer.title}
						</span>
					</ConfirmButton>
				</Form>
			) : null}
		</div>
	);
}
