import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";

/** Explains a missing PDF on the page that `printOrRedirect` redirects to. */
export function MissingPdf({
	className,
	children,
}: {
	className?: string /** Replaces "print this page". */;
	children?: ReactNode;
}) {
	const { t } = useTranslation();
	const [params] = useSearchParams();
	if (params.get("pdf") !== "held") return null;
	return (
		<div role="status" className="print:hidden">
			<Notice tone="warning" title={t("heldPdf.title")} {...(className ? { className } : {})}>
				{children ?? t("heldPdf.text")}
			</Notice>
		</div>
	);
}
