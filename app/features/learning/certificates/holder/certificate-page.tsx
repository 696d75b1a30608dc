import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { MissingPdf } from "#app/features/library/versioned-content/held-pdf.tsx";
import { useCopied } from "#app/features/site/share/use-copied.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, Download, Link2, Printer } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CertificateStatus } from "../certificate-status";
import { CertificateDrawing } from "../layout/certificate-drawing";
import type { CertificateText } from "../layout/lay-out-certificate";
import type { Plat } from "../layout/plat";
import type { PrintedTeacher } from "../printed-teacher";

type Props = {
	sheet: CertificateText;
	plat: Plat;
	language: string;
	teacher: PrintedTeacher;
	status: CertificateStatus;
	address: string;
	linkedIn: string;
};

export function CertificatePage({ sheet, plat, language, teacher, status, address, linkedIn }: Props) {
	const { t } = useTranslation("certificates");
	const label = t("sheet.label", { name: sheet.name, course: sheet.course });
	const pdf = `/certificates/${sheet.serial}/certificate.pdf`;
	return (
		<>
			<div className="border-b border-line bg-surface print:hidden">
				<div className="container-page flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
					<Link to="/certificates" className="mr-auto inline-flex min-h-11 items-center gap-2 text-ui font-strong">
						<ArrowLeft className="size-4" />
						{t("sheet.back")}
					</Link>
					<CopyButton address={address} />
					<Button variant="secondary" className="max-sm:hidden" onClick={() => window.print()}>
						<Printer className="size-4" />
						{t("sheet.print")}
					</Button>
					<LinkButton to={pdf} reloadDocument>
						<Download className="size-4" />
						{t("sheet.download")}
					</LinkButton>
				</div>
			</div>
			<div className="bg-surface-sunken pt-8 pb-12 print:bg-transparent print:p-0">
				<div className="container-page print:max-w-none print:p-0">
					{status === "valid" ? null : (
						<Notice tone={status === "revoked" ? "danger" : "warning"} className="mb-6 print:hidden">
							{t(`sheet.${status}`)}
						</Notice>
					)}
					<MissingPdf className="mb-6" />
					<h1 className="sr-only">{label}</h1>
					<div className="mx-auto max-w-[70.25rem] border border-line shadow-raised print:border-0 print:shadow-none">
						<CertificateDrawing sheet={sheet} plat={plat} language={language} label={label} />
					</div>
					<div className="mt-6 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
						<LinkButton to={`${pdf}?paper=letter`} variant="secondary" size="sm" reloadDocument>
							{t("sheet.letter")}
						</LinkButton>
						<PictureButton sheet={sheet} plat={plat} />
						{status === "valid" ? (
							<a href={linkedIn} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
								{t("sheet.linkedin")}
							</a>
						) : null}
						<Link to={`/verify/${sheet.serial}`} className="link inline-flex min-h-11 items-center">
							{t("sheet.verify")}
						</Link>
						{teacher.to ? (
							<Link to={teacher.to} className="link inline-flex min-h-11 items-center">
								{t("sheet.teacher", { name: teacher.name })}
							</Link>
						) : null}
						<a
							href={`/api/certificates/${sheet.serial}?format=vc`}
							download={`${sheet.serial}.json`}
							className="link inline-flex min-h-11 items-center"
						>
							{t("sheet.credential")}
						</a>
					</div>
					<Facts sheet={sheet} language={language} />
				</div>
			</div>
		</>
	);
}

function Facts({ sheet, language }: { sheet: CertificateText; language: string }) {
	const rows = [
		{ label: sheet.statement, value: sheet.course },
		...sheet.figures,
		{ label: sheet.serialLabel, value: sheet.serial },
	];
	return (
		<div lang={language} className="mt-8 sm:hidden print:hidden">
			<p className="font-serif text-step-4">{sheet.name}</p>
			<dl className="mt-3 border-t border-line-strong">
				{rows.map(({ label, value }) => (
					<div key={label} className="border-b border-line py-3">
						<dt className="text-step-1 text-ink-muted">{label}</dt>
						<dd className="[overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-step-1 text-ink-subtle">{joinSentences(language, sheet.foot)}</p>
		</div>
	);
}

function CopyButton({ address }: { address: string }) {
	const { t } = useTranslation("certificates");
	const { isCopied, show } = useCopied();
	const [hasFailed, setFailed] = useState(false);
	const copy = async () => {
		setFailed(false);
		try {
			await navigator.clipboard.writeText(address);
			show();
		} catch {
			// Permission denied or insecure page; the link can still be selected by hand.
			setFailed(true);
		}
	};
	return (
		<>
			<Button variant="quiet" onClick={copy}>
				<Link2 className="size-4" />
				<span aria-live="polite">{t(isCopied ? "sheet.copied" : "sheet.copy")}</span>
			</Button>
			<Failure>
				{hasFailed ? (
					<>
						{t("sheet.copyFailed")} <span className="font-mono text-label select-all">{address}</span>
					</>
				) : null}
			</Failure>
		</>
	);
}

function PictureButton({ sheet, plat }: Pick<Props, "sheet" | "plat">) {
	const { t } = useTranslation("certificates");
	const [isDrawing, setDrawing] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const save = async () => {
		setDrawing(true);
		setFailed(false);
		try {
			const { drawPicture } = await import("../layout/draw-picture");
			const address = URL.createObjectURL(await drawPicture(sheet, plat));
			const link = Object.assign(document.createElement("a"), { href: address, download: `${sheet.serial}.png` });
			link.click();
			URL.revokeObjectURL(address);
		} catch {
			setFailed(true);
		} finally {
			setDrawing(false);
		}
	};
	return (
		<>
			<Button variant="secondary" size="sm" pending={isDrawing} onClick={save}>
				{t("sheet.png")}
			</Button>
			<Failure>{hasFailed ? t("sheet.pngFailed") : null}</Failure>
		</>
	);
}

function Failure({ children }: { children: ReactNode }) {
	return (
		<p role="status" className="order-last basis-full text-ui text-danger [overflow-wrap:anywhere] empty:hidden">
			{children}
		</p>
	);
}
