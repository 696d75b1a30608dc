import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DetailsView } from "../details-page-data.server";
import { DetailsSection } from "../form/details-section";

type Teaching = DetailsView["teaching"];
type Props = { teaching: Teaching; reply: FormReply | undefined };

/** Who teaches the course. No draft: it changes at once. */
export function TeachersSection({ teaching, reply }: Props) {
	const { t } = useTranslation("course-editor");
	const { formError } = useFields({ namespace: "course-editor", reply });
	return (
		<DetailsSection id="teachers" title={t("details.teachers.title")} text={t("details.teachers.text")} isShared>
			{formError ? <Notice tone="danger">{formError}</Notice> : null}
			<ol className="divide-y divide-line border-y border-line">
				{teaching.teachers.map((teacher) => (
					<li key={teacher.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
						<Avatar name={teacher.name} size="sm" />
						<span className="min-w-0 grow basis-40 text-ui wrap-break-word">{teacher.name}</span>
						{teacher.isOwner ? (
							<Badge tone="neutral">{t("details.teachers.owner")}</Badge>
						) : (
							<TeacherDeeds teacher={teacher} teaching={teaching} />
						)}
					</li>
				))}
			</ol>
			<AddForm byName={teaching.byName} reply={reply} />
		</DetailsSection>
	);
}

type DeedsProps = { teacher: Teaching["teachers"][number]; teaching: Teaching };

function TeacherDeeds({ teacher: { id, name, isSelf }, teaching: { seen } }: DeedsProps) {
	const { t } = useTranslation("course-editor");
	return (
		<div className="flex flex-wrap items-center gap-1">
			<Form method="post" preventScrollReset className="flex">
				<input type="hidden" name="intent" value="moveTeacher" />
				<input type="hidden" name="teacher" value={id} />
				<input type="hidden" name="seen" value={seen.join(" ")} />
				<MoveButton step="up" isAtEnd={seen[0] === id} label={t("details.teachers.up", { name })} />
				<MoveButton step="down" isAtEnd={seen.at(-1) === id} label={t("details.teachers.down", { name })} />
			</Form>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="teacher" value={id} />
				{isSelf ? (
					<ConfirmButton
						size="sm"
						variant="quiet"
						name="intent"
						value="removeTeacher"
						question={t("details.teachers.leaveQuestion")}
						confirm={t("details.teachers.leaveConfirm")}
					>
						{t("details.teachers.leave")}
					</ConfirmButton>
				) : (
					<Button
						type="submit"
						name="intent"
						value="removeTeacher"
						size="sm"
						variant="quiet"
						aria-label={t("details.teachers.removeOf", { name })}
					>
						{t("details.teachers.remove")}
					</Button>
				)}
			</Form>
		</div>
	);
}

type MoveProps = { step: "up" | "down"; isAtEnd: boolean; label: string };

/** At its end it stays a button, so that it keeps the focus of whoever moved somebody there. */
function MoveButton({ step, isAtEnd, label }: MoveProps) {
	const Icon = step === "up" ? ArrowUp : ArrowDown;
	return (
		<IconButton
			label={label}
			type={isAtEnd ? "button" : "submit"}
			name="step"
			value={step}
			aria-disabled={isAtEnd || undefined}
			className="aria-disabled:opacity-40"
		>
			<Icon className="size-4.5" />
		</IconButton>
	);
}

function AddForm({ byName, reply }: { byName: boolean; reply: FormReply | undefined }) {
	const { t } = useTranslation("course-editor");
	const { field } = useFields({ namespace: "course-editor", reply, intent: "addTeacher", idPrefix: "teacher-" });
	const { formData, state } = useNavigation();
	return (
		<Form method="post" noValidate preventScrollReset className="flex flex-wrap items-start gap-3">
			<TextField
				{...field("who")}
				label={t(byName ? "details.teachers.whoByName" : "details.teachers.who")}
				help={t("details.teachers.whoHelp")}
				type={byName ? "text" : "email"}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				className="min-w-0 grow basis-64"
			/>
			<Button
				type="submit"
				name="intent"
				value="addTeacher"
				variant="secondary"
				className="mt-7"
				pending={state === "submitting" && formData?.get("intent") === "addTeacher"}
				pendingLabel={t("details.saving")}
			>
				{t("details.teachers.add")}
			</Button>
		</Form>
	);
}
