import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Check, Download, Info, TriangleAlert, X } from "#app/ui/icons.tsx";
import { CertificateFacts } from "./certificate-facts";
import { SerialForm } from "./serial-form";
import type { VerifyView } from "./verify-view.server";

type Props = {
	found: VerifyView | null;
	serial: string;
	checkedAt: string;
};

export function VerifyPage({ found, serial, checkedAt }: Props) {
	const { t } = useTranslation("certificates");
	const verdict = found?.status ?? "unknown";
	return (
		<div className="container-page grid gap-x-18 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr]">
			<header className="flex gap-4">
				<VerdictSquare verdict={verdict} />
				<div className="min-w-0">
					<h1 className="font-serif text-step-5 md:text-step-6">{t(`verify.${verdict}`)}</h1>
					<p className="mt-2 text-step-2 text-ink-muted">{t("verify.checked", { time: checkedAt })}</p>
				</div>
			</header>
			{found?.status === "valid" ? <FinishedPlat found={found} /> : null}
			<div className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
				{found ? <CertificateFacts found={found} /> : <Unknown serial={serial} />}
			</div>
			<aside
				className={classNames(
					"grid content-start gap-8 lg:col-start-2",
					found?.status === "valid" ? "lg:row-start-3" : "lg:row-span-3 lg:row-start-1",
				)}
			>
				{found ? <Offline serial={found.serial} /> : null}
				<section className="border-t border-line pt-5">
					<SerialForm label={t("verify.another")} />
				</section>
			</aside>
		</div>
	);
}

const SQUARE_OF_STATE = {
	valid: { look: "bg-brand text-brand-ink", Icon: Check },
	revoked: { look: "bg-danger-soft text-danger", Icon: X },
	expired: { look: "bg-warning-soft text-warning", Icon: TriangleAlert },
	unknown: { look: "bg-warning-soft text-warning", Icon: TriangleAlert },
	unreachable: { look: "bg-info-soft text-info", Icon: Info },
} as const;

export function VerdictSquare({ verdict }: { verdict: keyof typeof SQUARE_OF_STATE }) {
	const { look, Icon } = SQUARE_OF_STATE[verdict];
	return (
		<span aria-hidden="true" className={`mt-1 grid size-11 shrink-0 place-items-center rounded-control ${look}`}>
			<Icon className="size-6" />
		</span>
	);
}

function Unknown({ serial }: { serial: string }) {
	const { t } = useTranslation("certificates");
	return (
		<>
			<p className="max-w-136 text-step-2">{t("verify.unknownText")}</p>
			<p className="mt-4 font-mono text-label [overflow-wrap:anywhere]">{serial}</p>
		</>
	);
}

function FinishedPlat({ found: { course, drawing, extent } }: { found: VerifyView }) {
	const { t } = useTranslation("certificates");
	return (
		<figure className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
			<CourseImage courseId={course.id} drawing={drawing} width={490} priority className="rounded-card" />
			<figcaption className="mt-3 text-step-1 text-ink-subtle">
				{t("verify.plat", { count: extent.lessons })}
			</figcaption>
		</figure>
	);
}

function Offline({ serial }: { serial: string }) {
	const { t } = useTranslation("certificates");
	return (
		<section aria-labelledby="offline" className="border-t border-line-strong pt-5">
			<h2 id="offline" className="font-serif text-step-3">
				{t("verify.offline")}
			</h2>
			<p className="mt-1 text-ui text-ink-muted">{t("verify.offlineText")}</p>
			<div className="mt-4 flex flex-wrap items-center gap-3">
				<LinkButton
					to={`/api/certificates/${serial}?format=vc`}
					download={`${serial}.json`}
					reloadDocument
					variant="secondary"
				>
					<Download className="size-4" />
					{t("verify.credential")}
				</LinkButton>
				<LinkButton to="/.well-known/did.json" reloadDocument variant="quiet">
					{t("verify.key")}
				</LinkButton>
			</div>
		</section>
	);
}
