import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Notice } from "#app/ui/notice.tsx";

export function CodesOnce({ codes, next }: { codes: readonly string[]; next: { to: string; label: string } }) {
	const { t } = useTranslation("factors");
	const text = `${codes.join("\n")}\n`;
	const isRunning = useHydrated();

	return (
		<section
			aria-label={t("codes.title")}
			className="rounded-card border border-line-strong bg-surface-raised p-5 md:p-6"
		>
			<Notice tone="warning" title={t("codes.once")} className="print:hidden">
				{t("codes.keep")}
			</Notice>
			<ol className="my-5 grid list-decimal gap-x-10 gap-y-2 pl-8 sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>
						<code className="font-mono text-ui">{code}</code>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap items-end gap-3 print:hidden">
				{isRunning ? (
					<>
						<CopyText text={text} copied={t("codes.copied")} className="mt-2">
							{t("codes.copy")}
						</CopyText>
						<Button variant="secondary" size="sm" onClick={() => window.print()}>
							{t("codes.print")}
						</Button>
						<a
							className={buttonStyle({ variant: "secondary", size: "sm" })}
							href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
							download="grew-recovery-codes.txt"
						>
							{t("codes.download")}
						</a>
					</>
				) : null}
			</div>
			<LinkButton to={next.to} className="mt-6 print:hidden">
				{next.label}
			</LinkButton>
		</section>
	);
}
