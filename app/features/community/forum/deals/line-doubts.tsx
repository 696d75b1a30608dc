import { Form } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DealLineView, DealView } from "../topic/deal-view";
import { DeedForm } from "../topic/deed-form";
import { LONGEST_COMMENT } from "./longest-comment";
import { DoubtReplyContext } from "./refused-doubt";

type Props = {
	deal: Pick<DealView, "postId" | "number" | "may" | "signIn">;
	line: DealLineView;
	words: string;
	lang: string;
};

/** How many doubt a line; opens their comments and the form of a doubt, without script as well. */
export function LineDoubts({ deal, line, words, lang }: Props) {
	const { t, i18n } = useTranslation("forum");
	const answer = useContext(DoubtReplyContext);
	const { values } = readReply(answer);
	const isRefused = values.postId === String(deal.postId) && values.line === line.name;
	const { may, signIn } = deal;
	if (line.doubts === 0 && !may.doubt) return null;
	return (
		<details open={isRefused} className="open:basis-full">
			<summary
				className={classNames(
					"inline-block min-h-6 cursor-pointer text-step-1 hover:underline",
					line.doubts > 0 ? "text-danger" : "text-ink-muted",
				)}
			>
				{line.doubts > 0
					? joinParts(i18n.language, [
							t("doubts.count", { count: line.doubts }),
							line.ownDoubt !== null && t("doubts.mine"),
						])
					: t("doubts.none")}
				<span className="sr-only"> {t("doubts.of", { line: words })}</span>
			</summary>
			<div className="mt-2 grid gap-3 pb-2 text-label font-normal">
				{line.comments.length > 0 ? <Comments deal={deal} line={line} lang={lang} /> : null}
				{line.comments.length === 0 && line.doubts > 0 ? <p className="text-ink-muted">{t("doubts.silent")}</p> : null}
				{may.doubt ? <DoubtLine deal={deal} line={line} reply={isRefused ? answer : undefined} /> : null}
				{signIn ? (
					<p>
						<Link to={signIn}>{t("doubts.signIn")}</Link>
					</p>
				) : null}
			</div>
		</details>
	);
}

type LineProps = Pick<Props, "deal" | "line">;

function Comments({ deal, line, lang }: LineProps & { lang: string }) {
	const { t, i18n } = useTranslation("forum");
	return (
		<ul className="grid gap-3">
			{line.comments.map(({ id, name, text, at, mayRemove, mayDecide, mayReport }) => (
				<li key={id}>
					<p className="text-step-1 text-ink-muted">{joinParts(i18n.language, [name, at])}</p>
					<p lang={lang} dir="auto" className="[overflow-wrap:anywhere]">
						{text}
					</p>
					{mayReport ? (
						<Link to={`/report?kind=lineComment&id=${id}`} className="text-step-1 text-ink-muted">
							{t("doubts.report")}
						</Link>
					) : null}
					{mayDecide ? (
						<DeedForm
							post={{ id: deal.postId, number: deal.number }}
							intent="openCase"
							values={{ doubtId: String(id) }}
						>
							<Button type="submit" variant="quiet" size="sm">
								{t("deeds.decide")}
							</Button>
						</DeedForm>
					) : null}
					{mayRemove ? (
						<LineForm deal={deal} line={line} intent="removeComment">
							<ConfirmButton variant="quiet" question={t("doubts.removeQuestion")} confirm={t("doubts.removeConfirm")}>
								{t("doubts.remove")}
							</ConfirmButton>
						</LineForm>
					) : null}
				</li>
			))}
		</ul>
	);
}

/** Doubts the line, with a comment or without; a member who doubts it changes the comment or takes the doubt back. */
function DoubtLine({ deal, line, reply }: LineProps & { reply: Parameters<typeof useFields>[0]["reply"] }) {
	const { t } = useTranslation("forum");
	const idPrefix = `doubt-${deal.postId}-${line.name}-`;
	const { field, formError } = useFields({ namespace: "forum", reply, intent: "doubt", idPrefix });
	const isDoubted = line.ownDoubt !== null;
	return (
		<div className="grid gap-2">
			{line.ownDoubt?.isHidden ? <p className="text-ink-muted">{t("doubts.hidden")}</p> : null}
			{formError ? <Notice tone="danger">{formError}</Notice> : null}
			<LineForm deal={deal} line={line} intent="doubt">
				<input type="hidden" name="isOn" value="on" />
				<TextField
					key={line.ownDoubt?.comment}
					{...field("comment", line.ownDoubt?.comment)}
					label={t("doubts.comment")}
					help={t("doubts.commentHelp", { most: LONGEST_COMMENT })}
					maxLength={LONGEST_COMMENT}
				/>
				<Button type="submit" variant="secondary" size="sm" className="mt-2">
					{t(isDoubted ? "doubts.save" : "doubts.send")}
				</Button>
			</LineForm>
			{line.ownDoubt && !line.ownDoubt.isHidden ? (
				<LineForm deal={deal} line={line} intent="doubt">
					<input type="hidden" name="isOn" value="off" />
					<Button type="submit" variant="quiet" size="sm">
						{t("doubts.takeBack")}
					</Button>
				</LineForm>
			) : null}
		</div>
	);
}

type FormProps = LineProps & { intent: "doubt" | "removeComment"; children: ReactNode };

function LineForm({ deal, line, intent, children }: FormProps) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="postId" value={deal.postId} />
			<input type="hidden" name="number" value={deal.number} />
			<input type="hidden" name="line" value={line.name} />
			{children}
		</Form>
	);
}
