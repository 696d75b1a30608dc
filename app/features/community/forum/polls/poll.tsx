import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { ChartNoAxesColumn, Check } from "#app/ui/icons.tsx";
import type { PollView } from "./poll-view";

type Props = {
	poll: PollView;
	topicId: number;
	lang: string;
	isMember: boolean;
	/** Why the last vote did not count. */
	error: string | null;
};

/** A poll in the first post: a plain form, and its figures as bars with numbers. */
export function Poll({ poll, topicId, lang, isMember, error }: Props) {
	const { t, i18n } = useTranslation("forum");
	const { question, options, isClosed, hasVoted, mayVote, closes, voters, results } = poll;
	const chosen = options.filter(({ isMine }) => isMine).map(({ place }) => place);
	const hasFigures = options.some(({ figures }) => figures !== null);
	const facts = [
		t("poll.voters", { count: voters }),
		isClosed ? t("poll.closed") : closes ? t("poll.closes", { at: closes }) : null,
	];
	return (
		<section aria-label={t("poll.title")} className="my-5 max-w-160 rounded-card border border-control p-4">
			<p className="flex items-center gap-2 text-step-1 text-ink-muted">
				<ChartNoAxesColumn className="size-4" />
				{t("poll.title")}
			</p>
			<h2 lang={lang} className="mt-1 font-serif text-step-2 break-words">
				{question}
			</h2>
			{hasFigures ? <Figures options={options} lang={lang} /> : null}
			{mayVote && hasVoted ? (
				<Disclosure
					key={`${error} ${chosen}`}
					summary={t("poll.change")}
					open={error !== null}
					className="mt-2 border-b-0"
				>
					<VoteForm poll={poll} lang={lang} error={error} />
				</Disclosure>
			) : mayVote ? (
				<VoteForm poll={poll} lang={lang} error={error} />
			) : hasFigures ? null : (
				<ul lang={lang} className="mt-3 grid list-disc gap-1.5 ps-5 text-ui">
					{options.map(({ place, text }) => (
						<li key={place} className="break-words">
							{text}
						</li>
					))}
				</ul>
			)}
			{isMember || isClosed ? null : (
				<LinkButton to={signInPath(`/forum/${topicId}`)} variant="secondary" size="sm" className="mt-3">
					{t("poll.signIn")}
				</LinkButton>
			)}
			<p className="mt-3 text-step-1 text-ink-muted">{joinParts(i18n.language, facts)}</p>
			{hasFigures || isClosed ? null : <p className="text-step-1 text-ink-muted">{t(`poll.shown.${results}`)}</p>}
		</section>
	);
}

function VoteForm({ poll, lang, error }: Pick<Props, "poll" | "lang" | "error">) {
	const { t } = useTranslation("forum");
	const { question, options, isMultiple, hasVoted } = poll;
	const Choice = isMultiple ? Checkbox : RadioOption;
	return (
		<Form method="post" preventScrollReset className="mt-2">
			<input type="hidden" name="intent" value="vote" />
			<ChoiceGroup
				id="poll-places"
				legend={question}
				hideLabel
				help={isMultiple ? t("poll.several") : undefined}
				error={error ?? undefined}
			>
				{options.map(({ place, text, isMine }) => (
					<Choice
						key={place}
						name="places"
						value={place}
						label={
							<span lang={lang} className="break-words">
								{text}
							</span>
						}
						defaultChecked={isMine}
						required={!isMultiple}
					/>
				))}
			</ChoiceGroup>
			<Button type="submit" variant="secondary" className="mt-3">
				{t(hasVoted ? "poll.changeSubmit" : "poll.vote")}
			</Button>
		</Form>
	);
}

function Figures({ options, lang }: Pick<PollView, "options"> & { lang: string }) {
	const { t } = useTranslation("forum");
	return (
		<ul className="mt-3 grid gap-3">
			{options.map(({ place, text, isMine, figures }) =>
				figures ? (
					<li key={place} className="text-ui">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="min-w-0 break-words">
								<span lang={lang}>{text}</span>
								{isMine ? (
									<span className="ms-2 inline-flex items-center gap-1 text-step-1 font-strong text-brand-text">
										<Check className="size-3.5" />
										{t("poll.mine")}
									</span>
								) : null}
							</span>
							<span className="text-step-1 text-ink-muted tabular">
								{t("poll.figures", { count: figures.votes, share: figures.share })}
							</span>
						</p>
						<div aria-hidden="true" className="mt-1.5 h-2 rounded-badge border border-line-strong bg-surface-sunken">
							<div className="h-full rounded-badge bg-brand" style={{ width: `${figures.percent}%` }} />
						</div>
					</li>
				) : null,
			)}
		</ul>
	);
}
