import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";

/** Says why the PDF of a text did not come, on the page of the text: `printOrRedirect` leads here. */
export function HeldPdf({
	className,
	children,
}: {
	className?: string /** Instead of "print this page". */;
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
