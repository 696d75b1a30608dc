import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { CircleCheck, ThumbsDown, ThumbsUp } from "#app/ui/icons.tsx";

export type VoteAnswer =
	| { ok: true; isHelpful: boolean; hasReason: boolean }
	| { ok: false; reason: "tooMany" | "reasonLong" | "failed" };

type Props = {
	slug: string;
	/** The earlier vote; null when there is none or the reader is unknown. */
	before?: boolean | null;
	answer?: VoteAnswer;
	isSmall?: boolean;
};

const LONGEST_REASON = 500;

/** The row keeps its height after a vote, which may be changed; "No" opens a field. Works without JavaScript. */
export function HelpfulForm({ slug, before = null, answer, isSmall = false }: Props) {
	const { t } = useTranslation("help");
	const fetcher = useFetcher<VoteAnswer>({ key: `vote ${slug}` });
	const action = withLanguagePrefix(`/help/${slug}`, useLanguagePrefix());
	const isPending = fetcher.state !== "idle";
	const said = fetcher.data ?? answer;
	const now = said?.ok ? said.isHelpful : before;
	const asksForReason = now === false && !(said?.ok && said.hasReason);

	return (
		<section aria-label={t("vote.question")} className="print:hidden">
			<fetcher.Form
				method="post"
				action={action}
				className="flex min-h-19 flex-wrap items-center justify-between gap-3 border-y border-line-strong py-3"
			>
				<p className="text-ui font-strong">{t("vote.question")}</p>
				<div className="flex gap-2">
					<VoteButton value="yes" isChosen={now === true} isPending={isPending} isSmall={isSmall} />
					<VoteButton value="no" isChosen={now === false} isPending={isPending} isSmall={isSmall} />
				</div>
			</fetcher.Form>
			<p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-label text-ink-muted">
				{said?.ok ? (
					<>
						<CircleCheck className="size-4 text-brand-text" />
						{said.hasReason ? t("vote.sent") : t("vote.thanks")}
					</>
				) : said ? (
					<span className="text-danger">{said.reason === "tooMany" ? t("vote.tooMany") : t("vote.failed")}</span>
				) : now === null ? null : (
					t(now ? "vote.wasYes" : "vote.wasNo")
				)}
			</p>
			{asksForReason ? (
				<fetcher.Form method="post" action={action} className="mt-3 grid justify-items-start gap-3">
					<input type="hidden" name="helpful" value="no" />
					<TextArea
						name="reason"
						id={`reason-${slug}${isSmall ? "-panel" : ""}`}
						label={t("vote.reason")}
						help={t("vote.reasonHelp")}
						maxLength={LONGEST_REASON}
						rows={3}
						className="w-full"
					/>
					<Button type="submit" variant="secondary" size="sm" pending={isPending}>
						{t("vote.send")}
					</Button>
				</fetcher.Form>
			) : null}
		</section>
	);
}

type VoteButtonProps = { value: "yes" | "no"; isChosen: boolean; isPending: boolean; isSmall: boolean };

function VoteButton({ value, isChosen, isPending, isSmall }: VoteButtonProps) {
	const { t } = useTranslation("help");
	const Thumb = value === "yes" ? ThumbsUp : ThumbsDown;
	return (
		<Button
			type="submit"
			name="helpful"
			value={value}
			variant="secondary"
			size={isSmall ? "sm" : "md"}
			pending={isPending}
			aria-pressed={isChosen}
			className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
		>
			{isSmall ? null : <Thumb className="size-4.5" />}
			{t(`vote.${value}`)}
		</Button>
	);
}
