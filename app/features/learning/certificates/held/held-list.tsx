import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { HeldRow } from "./held-view.server";
import type { ReminderResult } from "./reminder-result";

type Props = {
	rows: readonly HeldRow[];
	isCut: boolean;
	opensPeople: boolean;
	told: ReminderResult | null;
};

const TONES = { told: "success", issuing: "success", toldToday: "info", notHeld: "info", nobody: "info" } as const;

export function HeldList({ rows, isCut, opensPeople, told }: Props) {
	const { t } = useTranslation("certificates");
	return (
		<section id="held" aria-labelledby="held-title" className="mb-12 scroll-mt-24">
			<h2 id="held-title" className="font-serif text-step-4">
				{t("held.title")}
			</h2>
			<p className="mt-2 max-w-160 text-ui text-ink-muted">{t(rows.length > 0 ? "held.lede" : "held.none")}</p>
			{told ? (
				<Notice tone={TONES[told]} className="mt-4">
					{t(`held.${told}`)}
				</Notice>
			) : null}
			<ul className="mt-4 border-t border-line-strong empty:hidden">
				{rows.map((row) => (
					<Held key={row.enrollmentId} row={row} opensPeople={opensPeople} />
				))}
			</ul>
			{isCut ? <p className="mt-3 text-step-1 text-ink-muted">{t("held.more", { count: rows.length })}</p> : null}
		</section>
	);
}

function Held({ row, opensPeople }: { row: HeldRow; opensPeople: boolean }) {
	const { t } = useTranslation("certificates");
	const { enrollmentId, course, since, holder, teacher } = row;
	const person = ({ id, name }: { id: number; name: string }) =>
		opensPeople ? (
			<Link to={`/admin/users/${id}`} className="link">
				<bdi>{name}</bdi>
			</Link>
		) : (
			<bdi>{name}</bdi>
		);
	const hasName = holder.letters !== "" || teacher.letters !== "";
	const isRight = !hasName && course.letters === "";
	return (
		<li className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
				<p className="text-ui font-strong">{person(holder)}</p>
				<p className="text-ui">{course.title}</p>
				<p className="text-step-1 text-ink-muted">{t("held.since", { date: since })}</p>
				{holder.letters ? <Wrong>{t("held.holder", { letters: holder.letters })}</Wrong> : null}
				{teacher.letters ? (
					<Wrong>
						{t("held.teacher", { letters: teacher.letters })}
						{" · "}
						{person(teacher)}
					</Wrong>
				) : null}
				{course.letters ? <Wrong>{t("held.course", { letters: course.letters })}</Wrong> : null}
				{isRight ? <Wrong>{t("held.right")}</Wrong> : null}
			</div>
			{hasName || isRight ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="enrollmentId" value={enrollmentId} />
					<Button type="submit" variant="secondary" size="sm">
						{t(isRight ? "held.issue" : "held.tell")}
					</Button>
				</Form>
			) : null}
		</li>
	);
}

function Wrong({ children }: { children: ReactNode }) {
	return <p className="text-step-1 text-ink-muted">{children}</p>;
}
