import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import type { VerifyView } from "./verify-view.server";

const TONES = { valid: "success", revoked: "danger", expired: "warning" } as const;

export function CertificateFacts({ found }: { found: VerifyView }) {
	const { t } = useTranslation("certificates");
	const { status, why, course, teacher, extent, expires, revoked } = found;
	const lessons = t("verify.lessons", { count: extent.lessons });
	const quizzes = t("verify.quizzes", { count: extent.quizzes });
	const time = useDuration()(extent.minutes, { isLong: true });
	const state = { valid: {}, revoked: { date: revoked }, expired: { date: expires } }[status];
	return (
		<>
			{status === "revoked" && why ? <p className="mb-5 text-step-2">{t(`verify.why.${why}`)}</p> : null}
			<dl className="border-t border-line-strong">
				<Fact label={t("verify.holder")}>
					<span className="font-serif text-step-3">{found.holderName}</span>
				</Fact>
				<Fact label={t("verify.course")}>
					<Link to={`/courses/${course.id}`} lang={course.language} className="link">
						{course.title}
					</Link>
				</Fact>
				<Fact label={t("verify.teacher")}>
					{teacher.to ? (
						<Link to={teacher.to} className="link">
							{teacher.name}
						</Link>
					) : (
						teacher.name
					)}
				</Fact>
				<Fact label={t("verify.extent")}>{t("verify.extentValue", { lessons, quizzes, time })}</Fact>
				<Fact label={t("verify.completed")}>{found.completed}</Fact>
				<Fact label={t("verify.issuedBy")}>{t("verify.issuedByValue", { date: found.issued })}</Fact>
				{expires && status === "valid" ? <Fact label={t("verify.expiresOn")}>{expires}</Fact> : null}
				<Fact label={t("verify.status")}>
					<Badge tone={TONES[status]}>{t(`verify.states.${status}`, state)}</Badge>
				</Fact>
				<Fact label={t("verify.serial")}>
					<span className="font-mono text-label [overflow-wrap:anywhere]">{found.serial}</span>
				</Fact>
			</dl>
			<p className="mt-4 max-w-136 text-step-1 text-ink-subtle">{t("verify.disclaimer")}</p>
		</>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-3.5 text-ui sm:grid-cols-[11rem_minmax(0,1fr)]">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}
