import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { Failure, JobsView } from "./jobs-view";

export function JobsPage({ dead, waiting, clock }: JobsView) {
	const { t } = useTranslation("admin");
	const words = [t("jobs.kind"), t("jobs.at"), t("jobs.attempts"), t("jobs.error")];
	return (
		<div className="grid gap-12">
			<Part id="dead" title={t("jobs.dead")} heads={[...words, t("jobs.deed")]} none={t("jobs.noneDead")}>
				{dead.map((job) => (
					<JobRow key={job.id} job={job} words={words}>
						<Cell>
							<Form method="post" className="md:min-w-32 xl:min-w-44">
								<input type="hidden" name="id" value={job.id} />
								{job.mayArriveTwice ? (
									<>
										<input type="hidden" name="mayArriveTwice" value="on" />
										<ConfirmButton
											variant="secondary"
											size="sm"
											question={t("jobs.sendQuestion")}
											confirm={t("jobs.sendConfirm")}
										>
											{t("jobs.sendAgain")}
										</ConfirmButton>
									</>
								) : (
									<Button type="submit" variant="secondary" size="sm">
										{t("jobs.again")}
									</Button>
								)}
							</Form>
						</Cell>
					</JobRow>
				))}
			</Part>
			<Part id="waiting" title={t("jobs.waiting")} heads={words} none={t("jobs.noneWaiting")}>
				{waiting.map((job) => (
					<JobRow key={job.id} job={job} words={words} />
				))}
			</Part>
			<Clock clock={clock} />
		</div>
	);
}

function JobRow({ job, words, children }: { job: JobsView["dead"][number]; words: string[]; children?: ReactNode }) {
	return (
		<TableRow>
			<RowHeaderCell>
				<JobName words={job.words} name={job.kind} />
			</RowHeaderCell>
			<Cell label={words[1]}>{job.at}</Cell>
			<Cell label={words[2]}>{job.attempts}</Cell>
			<Cell label={words[3]} className={job.failure ? STACKED_CELL : "max-md:hidden!"}>
				{job.failure ? <FailureText failure={job.failure} /> : null}
			</Cell>
			{children}
		</TableRow>
	);
}

function JobName({ words, name }: { words: string | null; name: string }) {
	return (
		<span className="block min-w-0">
			{words ? <span className="block">{words}</span> : null}
			<span className="font-mono text-step-1 font-normal text-ink-subtle">{name}</span>
		</span>
	);
}

const STACKED_CELL = "max-md:flex-col max-md:items-start! max-md:gap-1! max-md:text-start!";

function FailureText({ failure: { known, text } }: { failure: Failure }) {
	const { t } = useTranslation("admin");
	return (
		<span className="block min-w-0">
			{known ? <span className="block">{t(`jobs.failures.${known}`)}</span> : null}
			<span lang="en" className="block text-step-1 text-ink-subtle [overflow-wrap:anywhere]">
				{text}
			</span>
		</span>
	);
}

function Clock({ clock }: Pick<JobsView, "clock">) {
	const { t } = useTranslation("admin");
	const heads = [t("jobs.name"), t("jobs.last"), t("jobs.next"), t("jobs.handled"), t("jobs.outcome")];
	return (
		<Part id="clock" title={t("jobs.clock")} heads={heads} none={t("jobs.noClock")}>
			{clock.map(({ name, words, last, next, handled, failure }) => (
				<TableRow key={name}>
					<RowHeaderCell>
						<JobName words={words} name={name} />
					</RowHeaderCell>
					<Cell label={heads[1]}>{last}</Cell>
					<Cell label={heads[2]}>{next ?? t("jobs.unknown")}</Cell>
					<Cell label={heads[3]}>{handled ?? t("jobs.unknown")}</Cell>
					<Cell label={heads[4]} className={failure ? STACKED_CELL : undefined}>
						{failure ? (
							<FailureText failure={failure} />
						) : (
							<Badge tone="success" className="whitespace-nowrap">
								{t("jobs.well")}
							</Badge>
						)}
					</Cell>
				</TableRow>
			))}
		</Part>
	);
}

type PartProps = { id: string; title: string; heads: string[]; none: string; children: ReactNode[] };

function Part({ id, title, heads, none, children }: PartProps) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-3 font-serif text-step-4">
				{title}
			</h2>
			{children.length === 0 ? (
				<p className="text-ui text-ink-muted">{none}</p>
			) : (
				<Table caption={title} hideCaption>
					<TableHead>
						<TableRow>
							{heads.map((head) => (
								<HeaderCell key={head}>{head}</HeaderCell>
							))}
						</TableRow>
					</TableHead>
					<TableBody>{children}</TableBody>
				</Table>
			)}
		</section>
	);
}
