import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { LeftList } from "#app/features/learning/lessons/lesson/left/left-list.tsx";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { CertificatesView, OwnCertificate, Unfinished } from "./certificates-view.server";
import type { HeldCourse } from "./held-courses.server";

type Props = {
	view: Omit<CertificatesView, "held"> & { held: readonly HeldCourse[] };
	done: "name" | "again" | null;
	asksName: boolean;
	answer: { reply: FormReply } | undefined;
};

const HOLD_REASONS = {
	teacher: { title: "name.heldByTeacherTitle", text: "name.heldByTeacher" },
	title: { title: "name.heldByTitleTitle", text: "name.heldByTitle" },
} as const;

export function CertificatesPage({ view, done, asksName, answer }: Props) {
	const { t } = useTranslation("certificates");
	const { certificates, making, held, withheld, started } = view;
	return (
		<div className="container-page pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{t("list.title")}</h1>
			<p className="mt-3 max-w-160 text-step-3 text-ink-muted">{t("list.lede")}</p>
			<div className="mt-6 grid gap-4 empty:hidden">
				{done ? <Notice tone="success">{t(done === "name" ? "name.saved" : "name.asked")}</Notice> : null}
				{asksName && !done ? (
					<Notice tone="warning" title={t("name.neededTitle")}>
						{t("name.needed")}
					</Notice>
				) : null}
				{held.map(({ course, because, letters }) =>
					because === "holder" ? (
						<Notice key={course} tone="warning" title={t("name.heldTitle")}>
							{t("name.held", { course, letters })}
						</Notice>
					) : (
						<Notice key={course} title={t(HOLD_REASONS[because].title)}>
							{t(HOLD_REASONS[because].text, { course, letters })}
						</Notice>
					),
				)}
				{withheld.map((course) => (
					<Notice key={course} title={t("list.withheldTitle")}>
						{t("list.withheld", { course })}
						<SentenceGap />
						<Link to="/pricing" className="link">
							{t("list.plans")}
						</Link>
					</Notice>
				))}
				{making.map((course) => (
					<Notice key={course}>{t("list.making", { course })}</Notice>
				))}
			</div>
			<div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid min-w-0 gap-12">
					{certificates.length > 0 ? (
						<ul className="border-t border-line-strong">
							{certificates.map((certificate) => (
								<CertificateRow key={certificate.serial} certificate={certificate} printedName={view.printedName} />
							))}
						</ul>
					) : (
						<EmptyState
							title={t("list.emptyTitle")}
							action={started.length === 0 ? <LinkButton to="/courses">{t("list.browse")}</LinkButton> : null}
						>
							{t("list.emptyText")}
						</EmptyState>
					)}
					{started.length > 0 ? <Started courses={started} /> : null}
				</div>
				<NameForm name={view.printedName} answer={answer} />
			</div>
		</div>
	);
}

function CertificateRow({ certificate, printedName }: { certificate: OwnCertificate; printedName: string }) {
	const { t } = useTranslation("certificates");
	const { serial, courseId, courseTitle, holderName, issued, status, canBeAnew, drawing } = certificate;
	const path = `/certificates/${serial}`;
	return (
		<li className="grid gap-x-5 gap-y-3 border-b border-line py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
			<CourseImage courseId={courseId} drawing={drawing} width={120} className="max-sm:hidden" />
			<div className="min-w-0">
				<p className="font-serif text-step-3">
					<Link to={path} className="link">
						{courseTitle}
					</Link>
				</p>
				<p className="mt-1 text-ui text-ink-muted">{holderName}</p>
				<p className="mt-0.5 text-step-1 [overflow-wrap:anywhere] text-ink-subtle">
					{t("list.facts", { date: issued, serial })}
				</p>
				{canBeAnew ? (
					<Form method="post" className="mt-3" preventScrollReset>
						<input type="hidden" name="intent" value="again" />
						<input type="hidden" name="serial" value={serial} />
						<ConfirmButton
							variant="secondary"
							size="sm"
							question={t("name.againQuestion", { old: holderName, name: printedName })}
							confirm={t("name.againConfirm")}
						>
							{t("name.again")}
						</ConfirmButton>
					</Form>
				) : null}
			</div>
			<div className="flex flex-wrap items-start gap-3">
				{status === "valid" ? (
					<LinkButton to={`${path}/certificate.pdf`} variant="secondary" size="sm" reloadDocument>
						{t("list.pdf")}
					</LinkButton>
				) : (
					<Badge tone={status === "revoked" ? "danger" : "warning"}>{t(`admin.states.${status}`)}</Badge>
				)}
			</div>
		</li>
	);
}

function Started({ courses }: { courses: readonly Unfinished[] }) {
	const { t } = useTranslation("certificates");
	return (
		<section aria-labelledby="started">
			<h2 id="started" className="font-serif text-step-4">
				{t("list.started")}
			</h2>
			<ul className="mt-4 border-t border-line-strong">
				{courses.map(({ courseId, title, percent, done, required, left, goOn, isGiven, isWithheld }) => (
					<li
						key={courseId}
						className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
					>
						<div className="min-w-0">
							<p className="text-ui font-strong">{title}</p>
							<p className="mt-1 text-step-1 text-ink-muted">
								{t("list.left", { count: required, done })}
								{isGiven ? null : ` · ${t("list.none")}`}
								{isGiven && isWithheld ? ` · ${t("list.notInPlan")}` : null}
							</p>
							<Progress value={percent} label={title} className="mt-2 max-w-80" />
						</div>
						<LinkButton to={goOn} variant="secondary" size="sm">
							{t("list.goOn")}
						</LinkButton>
						{left.length > 0 ? <LeftOfCourse left={left} /> : null}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Lessons that do not count yet, with reasons and links; collapsed, because a course just begun has many. */
function LeftOfCourse({ left }: { left: Unfinished["left"] }) {
	const { t } = useTranslation("lesson");
	return (
		<details className="sm:col-span-2">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center text-ui">
				{t("rail.all", { count: left.length })}
			</summary>
			<LeftList lessons={left} currentId={null} className="mt-1" />
		</details>
	);
}

function NameForm({ name, answer }: { name: string; answer: Props["answer"] }) {
	const { t } = useTranslation("certificates");
	const say = useMessages("certificates");
	const { formData } = useNavigation();
	const view = readReply(answer?.reply);
	const error = view.errors.name ?? view.formError;
	const problems = error ? [{ fieldId: "printed-name", message: say(error) }] : [];
	return (
		<section id="name" aria-labelledby="name-title" className="rounded-card border border-line p-5">
			<h2 id="name-title" className="font-serif text-step-3">
				{t("name.title")}
			</h2>
			<p className="mt-2 text-step-1 text-ink-muted">{t("name.help")}</p>
			<Form method="post" noValidate className="mt-4 grid gap-4" preventScrollReset>
				<input type="hidden" name="intent" value="name" />
				<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
				<TextField
					key={name}
					id="printed-name"
					name="name"
					label={t("name.label")}
					autoComplete="name"
					maxLength={80}
					defaultValue={answer && view.values.intent !== "again" ? view.values.name : name}
					error={view.errors.name ? say(view.errors.name) : undefined}
				/>
				<Button type="submit" variant="secondary" pending={formData?.get("intent") === "name"}>
					{t("name.save")}
				</Button>
			</Form>
		</section>
	);
}
